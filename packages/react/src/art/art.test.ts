import { describe, expect, it } from 'vitest';
import { art, artUrl, motifOf } from './art.ts';
import { diceOf, hashOf } from './random.ts';

const KINDS = ['unit', 'spell', 'land', 'weapon', 'aura', 'riddle'];

describe('art', () => {
  it.each(KINDS)('of a %s is the same for the same name, and another for another', (kind) => {
    expect(art('Archer', 'clay', kind)).toBe(art('Archer', 'clay', kind));
    const all = new Set(Array.from({ length: 200 }, (_, i) => art(`Card ${i}`, 'clay', kind)));
    expect(all.size).toBe(200);
  });

  it('is one whole SVG without anything undefined in it', () => {
    for (const kind of KINDS) {
      for (let i = 0; i < 200; i++) {
        const svg = art(`Name ${i}`, i % 2 === 0 ? 'moss' : undefined, kind);
        expect(svg).toMatch(/^<svg .*<\/svg>$/s);
        expect(svg).not.toMatch(/NaN|undefined|null/);
      }
    }
  });

  it('keeps its shape where it is muted, and only its colours change', () => {
    const shape = (svg: string): string => svg.replaceAll(/oklch\([^)]*\)/g, '');
    expect(shape(art('Archer', 'clay', 'unit', { mute: 0.45, dim: 0.68 }))).toBe(shape(art('Archer', 'clay', 'unit')));
    expect(art('Archer', 'clay', 'unit', { mute: 0 })).toMatch(/oklch\([\d.]+% 0 /);
  });

  it('takes its motif from the words of the kind', () => {
    expect(['Legendary Creature', 'attack reaction', 'Basic Land', 'equipment', 'summons', ''].map(motifOf)).toEqual([
      'figure',
      'act',
      'place',
      'thing',
      'bond',
      'weave',
    ]);
  });

  it('is an address that a page can show, the same for the same card', () => {
    expect(artUrl('Archer', 'clay', 'unit')).toBe(artUrl('Archer', 'clay', 'unit'));
    expect(decodeURIComponent(artUrl('Archer', 'clay', 'unit').split(',', 2)[1])).toContain('<svg');
  });
});

it('the numbers of a text are those of FNV-1a and mulberry32', () => {
  expect(hashOf('')).toBe(0x811c9dc5);
  expect(hashOf('foobar')).toBe(0xbf9cf968);
  expect(diceOf(1).next()).toBeCloseTo(0.6270739405881613, 12);
});
