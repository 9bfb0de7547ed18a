/**
 * `npm create cardloom`: a card game of one's own, with a test that runs the laws, a bot and a table in the browser.
 * @module create-cardloom
 */

export { create } from './create.ts';
export type { Wishes } from './wishes.ts';
export { writeProject } from './write-project.ts';
