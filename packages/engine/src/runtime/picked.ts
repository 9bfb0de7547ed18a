import type { Question } from '../definition/choice.ts';
import { deepFreeze, type Json } from '../world/json.ts';
import type { Action, RecordedMove } from './action.ts';
import type { Runtime } from './runtime.ts';

/** A move or a decision: its choices, under the name actions have. */
export interface NamedQuestion extends Question {
  readonly name: string;
}

/**
 * The action that was picked last from a list of legal ones. As long as nothing has changed since the list was made, it
 * is legal, and nobody need ask the rules again. It is known by its identity, not by how it looks; what is done comes
 * from here and not from the object, which is only compared.
 */
export class Picked {
  question: NamedQuestion = NONE;
  seat = 0;
  player = '';
  #action: object = NOBODY;
  #args: Record<string, Json> = {};
  /** The world's revision when the list was made. */
  #revision = -1;
  readonly #names: string[] = [];
  readonly #answers: Json[] = [];
  #count = 0;
  /** Of moves that were made without arguments: by seat. */
  readonly #bare = new Map<NamedQuestion, RecordedMove[]>();

  begin(question: NamedQuestion, seat: number, player: string, revision: number): void {
    this.question = question;
    this.seat = seat;
    this.player = player;
    this.#revision = revision;
    this.#count = 0;
    this.#action = NOBODY;
  }

  answer(name: string, answer: Json): void {
    const i = this.#count++;
    this.#names[i] = name;
    // nobody changes an answer that is remembered here
    this.#answers[i] = typeof answer === 'object' ? deepFreeze(answer) : answer;
  }

  /** The action as an object, to be given out. */
  finish(): Action {
    this.#args = this.copyArgs();
    const action = { player: this.player, move: this.question.name, args: this.#args };
    this.#action = action;
    return action;
  }

  /** Whether this is the picked action, still as it was given out, and the match stands where it stood. */
  isStill(action: Action, runtime: Runtime): boolean {
    if (this.#action !== action) return false;
    // looking at an object that somebody has had in their hands may run their code, so the match is looked at last
    try {
      return this.#isUnchanged(action) && runtime.world.revision === this.#revision;
    } catch {
      return false;
    }
  }

  #isUnchanged(action: Action): boolean {
    const args = this.#args;
    if (action.args !== args || action.player !== this.player || action.move !== this.question.name) return false;
    if (action.checksum !== undefined) return false;
    let names = 0;
    for (const _ in args) names++;
    if (names !== this.#count) return false;
    for (let i = 0; i < names; i++) if (args[this.#names[i]] !== this.#answers[i]) return false;
    return true;
  }

  /** The action as history remembers it. Most actions are passes: one record will do for all of a player's. */
  get record(): RecordedMove {
    const { player, question, seat } = this;
    if (this.#count > 0) return { player, move: question.name, args: this.copyArgs() };
    let records = this.#bare.get(question);
    if (records === undefined) {
      records = [];
      this.#bare.set(question, records);
    }
    records[seat] ??= Object.freeze({ player, move: question.name, args: NO_ARGS });
    return records[seat];
  }

  /** The answers, in an object of one's own. */
  copyArgs(): Record<string, Json> {
    const copy: Record<string, Json> = {};
    for (let i = 0; i < this.#count; i++) copy[this.#names[i]] = this.#answers[i];
    return copy;
  }
}

const NOBODY = {};
const NO_ARGS: Readonly<Record<string, Json>> = Object.freeze({});
const NONE: NamedQuestion = { name: '', path: '', choices: [], choosing: { path: '' } };
