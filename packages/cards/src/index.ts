export { type CardFile, readCardFiles } from './files.ts';
