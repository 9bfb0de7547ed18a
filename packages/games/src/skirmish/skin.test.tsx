import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { games } from '../registry.ts';
import { skin } from './skin.tsx';

const { Face = () => null, LaneNames = () => null } = skin;
const unit = {
  id: 1,
  name: 'archer',
  title: 'Archer',
  numbers: [{ name: 'power', value: 1, change: 'lowered' as const }],
};
const say = (text: string): string => text;

it('the registry gives the skin', async () => {
  expect(await games.skirmish.skin?.()).toBe(skin);
});

it('a unit has its power on a shield, an order has a seal', () => {
  expect(renderToStaticMarkup(<Face card={unit} now={undefined} say={say} />)).toMatch(/<svg.*>1<\/text>.*▼/);
  const order = renderToStaticMarkup(
    <Face card={{ id: 2, name: 'strike', title: 'Strike' }} now={undefined} say={say} />,
  );
  expect(order).toContain('<circle');
  expect(order).toContain('Strike');
});

it('each terrain says who is ahead there', () => {
  const lanes = [
    { name: '1', holder: 'p1', text: '3 : 1' },
    { name: '2', holder: null, text: 'open' },
  ];
  const html = renderToStaticMarkup(<LaneNames lanes={lanes} viewer="p1" />);
  expect(html).toContain('▼ {p1} 3 : 1');
  expect(html).toContain('open');
});
