/**
 * How games look and read at a table: descriptions, the records and words they give, reading a view.
 * @module @cardloom/parts/present
 */

export * from './answers.ts';
export * from './book.ts';
export * from './called.ts';
export * from './card-line.ts';
export * from './combat.ts';
export * from './derive.ts';
export * from './description.ts';
export * from './harm.ts';
export * from './inspect.ts';
export * from './label.ts';
export * from './motif.ts';
export * from './moves.ts';
export * from './names.ts';
export * from './numbers.ts';
export * from './options.ts';
export * from './pieces.ts';
export * from './prompts.ts';
export * from './reading.ts';
export * from './record.ts';
export * from './result.ts';
export * from './sentences.ts';
export * from './spoken.ts';
export * from './stack.ts';
export * from './standing.ts';
export * from './statistics.ts';
export * from './table.ts';
export * from './telling.ts';
export * from './terms.ts';
export * from './together.ts';
export * from './tones.ts';
export * from './why.ts';
