import { describe, expect, it } from 'vitest';
import { board, ink } from './board.fixture.ts';

/** Every keyword, and the bag in which triggers wait. */

const exerted = (card: string) => ({ card, exerted: true });

describe('keywords', () => {
  it('Reckless: cannot quest, and the turn cannot end while it can challenge', () => {
    const table = board({ zones: { play: ['storm_cub'] } }, { zones: { play: [exerted('kind_giant')] } });
    expect(table.moves('ann')).toEqual(['challenge']);
    expect(table.refused('ann', 'passTurn')).toContain('Reckless');
    expect(table.refused('ann', 'quest', { card: 'storm_cub' })).toContain('quest');
    table.act('ann', 'challenge', { card: 'storm_cub', target: 'kind_giant' });
    table.act('ann', 'passTurn');
    expect(table.turn).toBe('bo');
  });

  it('Reckless: with nobody to challenge, or exerted, the turn ends as usual', () => {
    board({ zones: { play: ['storm_cub'] } }, { zones: { play: ['kind_giant'] } }).act('ann', 'passTurn');
    board({ zones: { play: [exerted('storm_cub')] } }, { zones: { play: [exerted('kind_giant')] } }).act(
      'ann',
      'passTurn',
    );
  });

  it('Rush: challenges while drying; others do not', () => {
    const table = board(
      {
        zones: {
          play: [
            { card: 'tempest_drake', drying: true },
            { card: 'rust_shark', drying: true },
          ],
        },
      },
      { zones: { play: [exerted('kind_giant')] } },
    );
    expect(table.options('ann', 'challenge', 'card')).toEqual(['tempest_drake']);
    expect(table.moves('ann')).not.toContain('quest');
  });

  it('Evasive: only challenged by the evasive', () => {
    const table = board(
      { zones: { play: ['rust_shark', 'mast_climber'] } },
      { zones: { play: [exerted('gust_thief')] } },
    );
    expect(table.options('ann', 'challenge', 'card')).toEqual(['mast_climber']);
    expect(table.refused('ann', 'challenge', { card: 'rust_shark', target: 'gust_thief' })).toContain(
      'finds nobody it could challenge',
    );
  });

  it('Bodyguard: must be challenged first, if it can be; locations are not guarded', () => {
    const guarded = [exerted('moss_warden'), exerted('kite_runner'), 'quiet_library'];
    const table = board({ zones: { play: ['rust_shark'] } }, { zones: { play: guarded } });
    expect(table.options('ann', 'challenge', 'target')).toEqual(['moss_warden', 'quiet_library']);
    const ready = board(
      { zones: { play: ['rust_shark'] } },
      { zones: { play: ['moss_warden', exerted('kite_runner')] } },
    );
    expect(ready.options('ann', 'challenge', 'target')).toEqual(['kite_runner']);
  });

  it('Bodyguard: may enter play exerted; nobody else is asked', () => {
    const table = board({ zones: { hand: ['moss_warden', 'salt_duelist'], inkwell: ink(6) } });
    table.act('ann', 'play', { card: 'moss_warden', enters: 'exerted' });
    expect(table.card('moss_warden').exerted).toBe(true);
    expect(table.refused('ann', 'play', { card: 'salt_duelist', enters: 'exerted' })).not.toBe('');
    table.act('ann', 'play', { card: 'salt_duelist' });
  });

  it('Ward: opponents cannot choose it, its player can, and it can be challenged', () => {
    const table = board(
      { zones: { hand: ['firework'], inkwell: ink(2), play: ['veiled_oracle', 'rust_shark'] } },
      { zones: { hand: ['firework'], inkwell: ink(2), play: [{ card: 'veiled_oracle', exerted: true }] } },
    );
    expect(table.options('ann', 'play', 'target')).toEqual(['veiled_oracle', 'rust_shark']);
    expect(table.refused('ann', 'play', { card: 'ann:firework', target: 'bo:veiled_oracle' })).toContain('not among');
    table.act('ann', 'challenge', { card: 'rust_shark', target: 'bo:veiled_oracle' });
    expect(table.where('bo:veiled_oracle')).toBe('discard');
  });

  it('Ward: what chooses nobody reaches it', () => {
    const table = board({ zones: { hand: ['downpour'], inkwell: ink(5) } }, { zones: { play: ['veiled_oracle'] } });
    table.act('ann', 'play', { card: 'downpour' });
    expect(table.card('veiled_oracle').damage).toBe(2);
  });

  it('Resist: takes its number off every damage', () => {
    const table = board(
      { zones: { hand: ['firework'], inkwell: ink(2), play: ['kite_runner'] } },
      { zones: { play: [exerted('stone_aunt')] } },
    );
    table.act('ann', 'play', { card: 'firework', target: 'stone_aunt' });
    expect(table.card('stone_aunt').damage).toBe(1);
    table.act('ann', 'challenge', { card: 'kite_runner', target: 'stone_aunt' });
    expect(table.card('stone_aunt').damage).toBe(2);
  });

  it('Challenger: only while challenging', () => {
    const table = board(
      { zones: { play: ['salt_duelist'] } },
      { zones: { play: [{ card: 'salt_duelist', exerted: true }] } },
    );
    table.act('ann', 'challenge', { card: 'ann:salt_duelist', target: 'bo:salt_duelist' });
    expect(table.where('bo:salt_duelist')).toBe('discard');
    expect(table.card('ann:salt_duelist').damage).toBe(2);
  });

  it('Support: may lend its strength to another character this turn', () => {
    const table = board({ zones: { play: ['reed_squire', 'kite_runner'] } });
    table.act('ann', 'quest', { card: 'reed_squire' });
    expect(table.options('ann', 'chooseTarget', 'target')).toEqual(['kite_runner', null]);
    table.act('ann', 'chooseTarget', { target: 'kite_runner' });
    expect(table.card('kite_runner').buff).toBe(2);
    table.act('ann', 'passTurn');
    expect(table.card('kite_runner').buff).toBe(0);
  });

  it('Support: may be declined', () => {
    const table = board({ zones: { play: ['reed_squire', 'kite_runner'] } });
    table.act('ann', 'quest', { card: 'reed_squire' }).act('ann', 'chooseTarget', { target: null });
    expect(table.card('kite_runner').buff).toBe(0);
  });

  it('Singer: counts as its number for songs; others sing what they cost', () => {
    const table = board(
      {
        zones: {
          hand: ['parting_ballad', 'slow_lullaby'],
          play: ['choir_leader', 'lamp_keeper', { card: 'kind_giant', drying: true }],
        },
      },
      { zones: { play: ['rust_shark'] } },
    );
    expect(table.options('ann', 'sing', 'card')).toEqual(['parting_ballad', 'slow_lullaby']);
    table.act('ann', 'sing', { card: 'parting_ballad', singer: 'choir_leader', target: 'rust_shark' });
    expect([table.where('rust_shark'), table.card('choir_leader').exerted]).toEqual(['discard', true]);
    expect(table.refused('ann', 'sing', { card: 'slow_lullaby', singer: 'kind_giant' })).not.toBe('');
  });
});

describe('the bag', () => {
  it('the active player resolves theirs in the order they like, then the other player', () => {
    const table = board(
      { zones: { hand: ['downpour'], inkwell: ink(5), play: [] } },
      {
        zones: {
          play: [
            { card: 'bell_ringer', damage: 0 },
            { card: 'ember_imp', damage: 0 },
          ],
        },
      },
    );
    table.act('ann', 'play', { card: 'downpour' });
    expect(table.options('bo', 'chooseTrigger', 'card')).toEqual(['bell_ringer', 'ember_imp']);
    expect(table.match.state.G.bag.length).toBe(2);
    expect(table.moves('ann')).toEqual([]);
    table.act('bo', 'chooseTrigger', { card: 'ember_imp' });
    // nobody to aim at: it does nothing, and the other trigger follows by itself
    expect(table.match.state.G.bag).toEqual([]);
    expect(table.names('hand', 'bo')).toEqual(['kindle']);
  });

  it('triggers of both players: the turn player’s first', () => {
    const table = board(
      { zones: { play: ['ember_imp', 'rust_shark'] } },
      { zones: { play: [exerted('ember_imp'), 'kind_giant'] } },
    );
    table.act('ann', 'challenge', { card: 'ann:ember_imp', target: 'bo:ember_imp' });
    expect(table.options('ann', 'chooseTarget', 'target')).toEqual(['kind_giant']);
    table.act('ann', 'chooseTarget', { target: 'kind_giant' });
    expect(table.options('bo', 'chooseTarget', 'target')).toEqual(['rust_shark']);
    table.act('bo', 'chooseTarget', { target: 'rust_shark' });
    expect([table.card('kind_giant').damage, table.card('rust_shark').damage]).toEqual([1, 1]);
  });

  it('nothing proceeds while something is in it: the flow waits at its gate', () => {
    const table = board({}, { zones: { play: ['dawn_archivist', { card: 'dawn_archivist' }] } });
    table.act('ann', 'passTurn');
    expect(table.at).toBe('play/beginning/set');
    expect(table.refused('bo', 'passTurn')).toContain('must be answered');
    table.act('bo', 'chooseTrigger', { card: 'dawn_archivist#2' });
    expect(table.at).toBe('play/beginning/set');
    table.act('bo', 'mayUse', { use: 'no' });
    expect(table.at).toBe('play/beginning/set');
    table.act('bo', 'mayUse', { use: 'no' });
    expect(table.at).toBe('play/main');
  });

  it('the gate alone holds every automatic transition while the bag is not done', () => {
    const waiting = board({}, {}, { G: { isBagAsking: true } }).act('ann', 'passTurn');
    expect([waiting.at, waiting.turn]).toEqual(['play/endOfTurn', 'ann']);
  });

  it('a trigger may wake others: they are resolved before anybody acts', () => {
    const table = board(
      { zones: { hand: ['spark_juggler'], inkwell: ink(3), play: ['kite_runner'] } },
      { zones: { play: ['ember_imp', 'rust_shark'] } },
    );
    table.act('ann', 'play', { card: 'spark_juggler' });
    expect(table.options('ann', 'chooseTarget', 'target')).toEqual(['kite_runner', 'ember_imp', 'rust_shark']);
    table.act('ann', 'chooseTarget', { target: 'ember_imp' });
    expect(table.options('bo', 'chooseTarget', 'target')).toEqual(['kite_runner', 'spark_juggler']);
    table.act('bo', 'chooseTarget', { target: 'kite_runner' });
    expect(table.where('kite_runner')).toBe('discard');
    expect(table.moves('ann')).toContain('passTurn');
  });

  it('a discard is chosen by who discards', () => {
    const table = board({ zones: { hand: ['misplace'], inkwell: ink(2) } }, { zones: { hand: ['kindle', 'mend'] } });
    table.act('ann', 'play', { card: 'misplace' });
    expect(table.refused('ann', 'passTurn')).toContain('must be answered');
    table.act('bo', 'chooseDiscard', { cards: ['mend'] });
    expect([table.names('hand', 'bo'), table.names('discard', 'bo')]).toEqual([['kindle'], ['mend']]);
  });

  it('nobody is asked to discard from an empty hand', () => {
    const table = board({ zones: { hand: ['misplace'], inkwell: ink(2) } });
    table.act('ann', 'play', { card: 'misplace' }).act('ann', 'passTurn');
    expect(table.turn).toBe('bo');
  });
});
