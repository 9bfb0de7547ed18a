import { describe, expect, it } from 'vitest';
import { board, count, passAll, unitsAt } from './board.fixture.ts';
import { cards, decks } from './card-set.ts';

/** What cost, keywords and cards do. */

describe('playing', () => {
  it('units cost energy: a rune is exhausted for each; they enter exhausted', () => {
    const table = board({ hand: ['cinder_whelp', 'forge_titan'], runes: 3 });
    table.refused('ann', 'playUnit', { card: 'forge_titan' });
    table.act('ann', 'playUnit', { card: 'cinder_whelp' });
    expect(table.card('cinder_whelp')).toMatchObject({ at: 0, exerted: true });
    expect(table.match.snapshot().cards.filter(({ name, is }) => name === 'rune' && is.exerted === true)).toHaveLength(
      2,
    );
    table.refused('ann', 'move', { to: 1, units: ['cinder_whelp'] });
  });

  it('to the base, or to a battlefield one controls', () => {
    const table = board({ hand: ['ash_courier'], runes: 2, units: [{ card: 'cinder_whelp', at: 2 }] });
    const places = [...table.match.legalActions('ann')].flatMap(({ move, args }) =>
      move === 'playUnit' ? [args?.to] : [],
    );
    expect(places).toEqual(['base', table.match.snapshot().zones.battlefields[0][1]]);
    table.refused('ann', 'playUnit', { card: 'ash_courier', to: 1 });
    table.act('ann', 'playUnit', { card: 'ash_courier', to: 2 });
    expect(unitsAt(table, 'ann', 2)).toEqual(['cinder_whelp', 'ash_courier']);
  });

  it('accelerate: ready, for 1 more', () => {
    const table = board({ hand: ['ash_courier', 'spark_runner'], runes: 3 });
    table.act('ann', 'playUnit', { card: 'ash_courier', enters: 'ready' });
    expect(table.card('ash_courier').exerted).toBe(false);
    table.refused('ann', 'playUnit', { card: 'spark_runner', enters: 'ready' });
  });

  it('the chosen champion is played from where it was set aside', () => {
    const table = board({ champion: ['vanna_emberheart'], runes: 5 });
    table.act('ann', 'playUnit', { card: 'vanna_emberheart' });
    expect(table.where('vanna_emberheart')).toBe('field');
  });

  it('legend and gear: activated abilities; energy in the pool is spent first', () => {
    const table = board({
      legend: ['the_kindler'],
      gear: ['pearl_lamp'],
      units: ['reef_scout'],
      hand: ['cinder_whelp'],
      runes: 2,
    });
    table.act('ann', 'activate', { card: 'pearl_lamp' });
    table.act('ann', 'activate', { card: 'the_kindler', target: 'reef_scout' });
    expect([table.card('reef_scout').buff, table.match.state.ctx.players.ann.energy]).toEqual([2, 0]);
    table.refused('ann', 'activate', { card: 'the_kindler', target: 'reef_scout' });
    table.act('ann', 'playUnit', { card: 'cinder_whelp' });
  });

  it('gear comes into play for its cost', () => {
    const table = board({ hand: ['ember_forge'], runes: 2, units: ['reef_scout'] }).act('ann', 'playGear', {
      card: 'ember_forge',
    });
    expect(table.names('gear', 'ann')).toEqual(['ember_forge']);
    table.act('ann', 'activate', { card: 'ember_forge', target: 'reef_scout' });
    expect(table.card('reef_scout').buff).toBe(1);
  });
});

describe('triggers', () => {
  it('when played: draw; may exhaust an enemy', () => {
    const table = board({ hand: ['mist_reader', 'undertow_eel'], runes: 6 }, { units: ['reef_scout'] });
    table.act('ann', 'playUnit', { card: 'mist_reader' });
    expect(count(table, 'ann', 'hand')).toBe(2);
    table.act('ann', 'playUnit', { card: 'undertow_eel' });
    expect(table.options('ann', 'chooseTarget', 'target')).toEqual(['reef_scout', null]);
    table.act('ann', 'chooseTarget', { target: 'reef_scout' });
    expect(table.card('reef_scout').exerted).toBe(true);
  });

  it('when I move; when I die', () => {
    const table = board(
      { units: ['bellows_hound', 'pyre_bearer'] },
      { hand: ['drown'], runes: 5, units: ['leviathan_calf'] },
    );
    passAll(table.act('ann', 'move', { to: 1, units: ['bellows_hound'] }));
    expect(table.card('bellows_hound').buff).toBe(1);
    table.act('ann', 'endTurn');
    passAll(table.act('bo', 'cast', { card: 'drown', target: 'pyre_bearer' }));
    expect(table.moves('ann')).toEqual(['chooseTarget']);
    table.refused('bo', 'endTurn');
    table.act('ann', 'chooseTarget', { target: 'leviathan_calf' });
    expect(table.card('leviathan_calf').damage).toBe(2);
  });

  it('less might makes old damage lethal', () => {
    const table = board({ hand: ['wither'], runes: 2 }, { units: [{ card: 'undertow_eel', damage: 1 }] });
    passAll(table.act('ann', 'cast', { card: 'wither', target: 'undertow_eel' }));
    expect(table.where('undertow_eel')).toBe('trash');
  });
});

it('every deck is legal and has cards of every type; every card is in a deck', () => {
  for (const deck of Object.values(decks)) {
    const types = new Set(Object.keys(deck).map((card) => cards[card].type));
    expect(types).toEqual(new Set(['legend', 'battlefield', 'unit', 'spell', 'gear']));
    expect(Object.values(deck).reduce((sum, n) => sum + n)).toBe(44);
  }
  const used = new Set(Object.values(decks).flatMap((deck) => Object.keys(deck)));
  expect(Object.keys(cards).filter((card) => !used.has(card))).toEqual(['rune']);
});
