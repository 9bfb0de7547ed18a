import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/**
 * The folders of the engine in the order of the reader's path. A folder may import those before it and never one after
 * it, types included; so an action can be followed through the engine without going back.
 */
const LAYERS = [
  'world',
  'definition',
  'runtime',
  'choices',
  'players',
  'effects',
  'flow',
  'operations',
  'actions',
  'compile',
  'view',
  'match',
];

const root = fileURLToPath(new URL('.', import.meta.url));
const isSource = (file: string): boolean => file.endsWith('.ts') && !/\.(test|test-d|fixture)\.ts$/.test(file);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isSource);
const folderOf = (file: string): string => file.split(/[\\/]/)[0];

/** The files a file imports, by their path from the root; without those of which it only takes types, if so wanted. */
function importsOf(file: string, isTyped = true): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/^(?:import|export)\s+(type\s)?[^;']*?'(\.[^']+)';/gms)]
    .filter(([, type]) => isTyped || type === undefined)
    .map(([, , path]) => normalize(join(dirname(file), path)));
}

describe('the layers of the engine', () => {
  test('every folder has its place', () => {
    const folders = new Set(sources.filter((file) => file !== 'index.ts').map(folderOf));
    expect([...folders].sort()).toEqual([...LAYERS].sort());
  });

  test('imports only go one way', () => {
    const breaches = sources
      .filter((file) => file !== 'index.ts')
      .flatMap((file) =>
        importsOf(file)
          .filter((other) => LAYERS.indexOf(folderOf(other)) > LAYERS.indexOf(folderOf(file)))
          .map((other) => `${file} imports ${other}`),
      );
    expect(breaches).toEqual([]);
  });

  test('no two files need each other to run, directly or in a circle', () => {
    const graph = new Map(sources.map((file) => [file, importsOf(file, false)]));
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, path: readonly string[]): void => {
      const at = path.indexOf(file);
      if (at >= 0) circles.push([...path.slice(at), file].join(' → '));
      else if (!done.has(file)) {
        for (const other of graph.get(file) ?? []) visit(other, [...path, file]);
        done.add(file);
      }
    };
    for (const file of sources) visit(file, []);
    expect(circles).toEqual([]);
  });
});
