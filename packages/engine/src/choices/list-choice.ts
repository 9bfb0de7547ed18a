import type { Answering, ChoiceOptions } from '../definition/choice.ts';
import { Choice, readAnswers } from '../definition/choice.ts';
import type { Shape } from '../definition/shape.ts';
import type { HandleSource } from '../world/handles.ts';
import type { Json } from '../world/json.ts';

/** A choice whose answer is a list, each item of which stands for the same kind of thing. */
export abstract class ListChoice<T extends Shape> extends Choice<T> {
  override readonly of: Answering;

  constructor(of: Answering, options?: ChoiceOptions<T>) {
    super(options);
    this.of = of;
  }

  override read(handles: HandleSource, answer: Json): unknown {
    return readAnswers(handles, this.of, answer as readonly Json[]);
  }
}
