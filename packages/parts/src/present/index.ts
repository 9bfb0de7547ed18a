/** What boards and sentences of many games share: reading a view, fitting text into columns, words for what the parts tell. */
export * from './label.ts';
export * from './reading.ts';
export * from './telling.ts';
