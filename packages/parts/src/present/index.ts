/** How games look and read at a table: descriptions, the records they give, reading a view, words for what the parts tell. */
export * from './book.ts';
export * from './derive.ts';
export * from './description.ts';
export * from './label.ts';
export * from './moves.ts';
export * from './numbers.ts';
export * from './reading.ts';
export * from './record.ts';
export * from './spoken.ts';
export * from './table.ts';
export * from './telling.ts';
