import { controlCharacterIn, type FlowDescription } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { escaped } from '../escaped.ts';
import { mermaid } from './mermaid.ts';
import { svg } from './svg.ts';

const NAME = 'a"\n  click x "javascript:1"\u001B[2J</text><script>&\u202E';

const flow = (name: string): FlowDescription => ({
  game: name,
  moves: [{ name, choices: [name], when: name, table: false }],
  segments: [
    {
      level: 'segment',
      name,
      path: `segments.${name}`,
      isStart: true,
      auto: false,
      actors: 'priority',
      endIf: name,
      next: { to: [], ends: true, rule: name },
      moves: [{ name, choices: [name], when: name, table: false }],
      children: [],
    },
  ],
});

describe('names in a diagram', () => {
  it('stay within their line of Mermaid', () => {
    const text = mermaid(flow(NAME));
    expect(text.split('\n')).toHaveLength(mermaid(flow('plain')).split('\n').length);
    expect(controlCharacterIn(text.replaceAll('\n', ''))).toBeNull();
  });

  it('are text in SVG, never markup', () => {
    const text = svg(flow(NAME));
    expect(text).not.toContain('<script>');
    expect(controlCharacterIn(text.replaceAll('\n', ''))).toBeNull();
  });

  it('are text in HTML, between any quotes', () => {
    expect(escaped(`<a href='x' title="y">&\u0000`)).toBe('&lt;a href=&#39;x&#39; title=&quot;y&quot;&gt;&amp;\\u0000');
  });
});
