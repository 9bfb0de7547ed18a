import { Table } from '@cardloom/testkit';
import { concede, createMatch, declareGame, undo } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { deckZone, endsPhase, endsStep, ownZone } from './index.ts';

/** The smallest flows in which the five games differ, each as a game of its own: structure only, no cards. */

const PLAYERS = { players: ['ann', 'bo'] };
/** Cards to draw. */
const PAGES = { zones: { deck: deckZone, hand: ownZone }, cards: { page: {} } };

describe('Riftbound: two phases that loop', () => {
  const log: string[] = [];
  const kit = declareGame({ name: 'two-phase-loop' });
  const chooseFirstPlayer = kit
    .move()
    .player('player', 'any')
    .run(({ coreOps }, { player }) => {
      coreOps.setOtp(player);
      coreOps.endSegment();
    });
  const game = kit.define({
    moves: { concede, chooseFirstPlayer, endTurn: endsPhase },
    segments: {
      setup: {
        next: 'gamePlay',
        turn: { phases: { setup: { start: true, next: 'setup', onBegin: () => void log.push('setup') } } },
      },
      gamePlay: {
        next: 'endGame',
        endIf: ({ ctx }) => ctx.gameOver,
        turn: {
          phases: {
            action: { start: true, next: 'ending', onBegin: () => void log.push('action') },
            ending: { next: 'action', onBegin: () => void log.push('ending') },
          },
        },
      },
      endGame: { onBegin: () => void log.push('endGame') },
    },
  });
  const start = () => {
    log.length = 0;
    return new Table(createMatch(game, PLAYERS));
  };

  it('a phase whose next is itself stays, without hooks, until something else ends the segment', () => {
    const table = start().act('ann', 'endTurn').act('ann', 'endTurn');
    expect([table.at, log.join(' ')]).toEqual(['setup/setup', 'setup']);
    expect(table.match.state.ctx.numTurns).toBe(0);
    table.act('ann', 'chooseFirstPlayer', { player: 'bo' });
    expect([table.at, table.turn]).toEqual(['gamePlay/action', 'bo']);
  });

  it('a next into the start phase passes the turn', () => {
    const table = start().act('ann', 'chooseFirstPlayer', { player: 'bo' });
    table.act('bo', 'endTurn');
    expect([table.at, table.turn]).toEqual(['gamePlay/ending', 'bo']);
    table.act('bo', 'endTurn');
    expect([table.at, table.turn, table.match.state.ctx.numTurns]).toEqual(['gamePlay/action', 'ann', 1]);
    table.act('ann', 'endTurn').act('ann', 'endTurn').act('bo', 'concede');
    expect(log.join(' ')).toBe('setup action ending action ending action endGame');
  });
});

describe('Alpha Clash: the dynamic clash', () => {
  const kit = declareGame({
    name: 'dynamic-clash',
    state: { game: { combatInitiated: false, placed: 0, ready: 0, drawn: 0 } },
  });
  const placeResource = kit.move().run(({ G, coreOps }) => {
    G.placed++;
    coreOps.endStep();
  });
  const initiateClash = kit.move().run(({ G, coreOps }) => {
    G.combatInitiated = true;
    coreOps.endPhase();
  });
  const game = kit.define({
    segments: {
      duringGame: {
        turn: {
          phases: {
            startOfTurn: { start: true, auto: true, next: 'expansion' },
            expansion: {
              next: 'primary',
              steps: {
                readyStep: { start: true, auto: true, next: 'drawStep', onBegin: ({ G }) => void G.ready++ },
                drawStep: { auto: true, next: 'resourceStep', onBegin: ({ G }) => void G.drawn++ },
                resourceStep: { next: null, moves: { placeResource } },
              },
            },
            primary: {
              next: { to: ['clash', 'endOfTurn'], by: ({ G }) => (G.combatInitiated ? 'clash' : 'endOfTurn') },
              moves: { initiateClash, endTurn: endsPhase },
            },
            clash: {
              next: 'primary',
              onEnd: ({ G }) => {
                G.combatInitiated = false;
              },
              steps: {
                attackStep: { start: true, auto: true, next: 'counterStep' },
                counterStep: { next: 'obstructStep', moves: { decline: endsStep, attackerFalls: endsPhase } },
                obstructStep: { auto: true, next: 'clashBuffStep' },
                clashBuffStep: { auto: true, next: 'damageStep' },
                damageStep: { auto: true, next: null },
              },
            },
            endOfTurn: { auto: true, next: null },
          },
        },
      },
    },
  });
  const primary = () => new Table(createMatch(game, PLAYERS)).act('ann', 'placeResource');
  const path = (table: ReturnType<typeof primary>): string =>
    table.events
      .flatMap(({ type, phase, step }) => (type === 'phaseBegan' ? [phase] : type === 'stepBegan' ? [step] : []))
      .join(' ');

  it('ready and draw go by themselves, the resource step waits for its move', () => {
    const table = new Table(createMatch(game, PLAYERS));
    expect([table.at, table.match.state.G.ready, table.match.state.G.drawn]).toEqual([
      'duringGame/expansion/resourceStep',
      1,
      1,
    ]);
    expect(table.act('ann', 'placeResource').at).toBe('duringGame/primary');
  });

  it('the main phase leads into the clash or on, as its next decides', () => {
    const table = primary().act('ann', 'initiateClash');
    expect(table.at).toBe('duringGame/clash/counterStep');
    table.act('ann', 'decline');
    expect(path(table)).toBe('obstructStep clashBuffStep damageStep primary');
    expect([table.at, table.turn, table.match.state.ctx.numTurns]).toEqual(['duringGame/primary', 'ann', 0]);
    table.act('ann', 'endTurn');
    expect([table.at, table.turn]).toEqual(['duringGame/expansion/resourceStep', 'bo']);
  });

  it('any number of clashes a turn; one that loses its attacker returns at once', () => {
    const table = primary().act('ann', 'initiateClash').act('ann', 'attackerFalls');
    expect([path(table), table.at]).toEqual(['primary', 'duringGame/primary']);
    table.act('ann', 'initiateClash').act('ann', 'decline').act('ann', 'endTurn');
    expect(table.turn).toBe('bo');
  });
});

describe('Grand Archive: a setup of three phases', () => {
  const kit = declareGame({ name: 'champions', state: { player: { championSelected: false } } });
  const chooseFirst = kit
    .move()
    .player('player', 'any')
    .run(({ coreOps }, { player }) => coreOps.setOtp(player));
  const chooseChampion = kit.move().run(({ player, coreOps }) => {
    player.championSelected = true;
    coreOps.donePending('championSelection');
  });
  const keepHand = kit.move().run(({ coreOps }) => coreOps.donePending('mulligan'));
  const game = kit.define({
    segments: {
      startingAGame: {
        next: 'duringGame',
        endIf: ({ ctx }) => ctx.currentPhase === null,
        onBegin: ({ coreOps, players }) => coreOps.setChoosingFirstPlayer(players[1]),
        turn: {
          phases: {
            chooseFirstPlayer: {
              start: true,
              next: 'chooseChampions',
              endIf: ({ ctx }) => ctx.otp !== undefined,
              moves: { chooseFirst },
            },
            chooseChampions: {
              next: 'mulligan',
              actors: 'pending:championSelection',
              onBegin: ({ coreOps }) => coreOps.setPendingChampionSelection(coreOps.getPlayers()),
              endIf: ({ ctx }) => ctx.playerOrder.every((id) => ctx.players[id].championSelected),
              moves: { chooseChampion },
            },
            mulligan: {
              next: null,
              actors: 'pending:mulligan',
              onBegin: ({ coreOps }) => coreOps.setPendingMulligan(coreOps.getPlayers()),
              endIf: ({ coreOps }) => !coreOps.isPending('mulligan'),
              moves: { keepHand },
            },
          },
        },
      },
      duringGame: { moves: { wait: kit.move().run(() => {}) } },
    },
  });

  it('the chooser, then everybody’s champion, then everybody’s hand, in turn order', () => {
    const table = new Table(createMatch(game, PLAYERS));
    expect([table.at, table.priority]).toEqual(['startingAGame/chooseFirstPlayer', 'bo']);
    table.act('bo', 'chooseFirst', { player: 'bo' });
    expect(table.match.state.ctx.pendingChampionSelection).toEqual(['bo', 'ann']);
    expect(table.refused('ann', 'chooseChampion')).toContain('not');
    table.act('bo', 'chooseChampion').act('ann', 'chooseChampion');
    expect(table.at).toBe('startingAGame/mulligan');
    table.act('bo', 'keepHand').act('ann', 'keepHand');
    expect([table.at, table.turn]).toEqual(['duringGame', 'bo']);
  });
});

describe('Lorcana: a beginning phase that ends with its steps', () => {
  const log: string[] = [];
  const game = declareGame({ name: 'beginning', ...PAGES }).define({
    setup: ({ players, coreOps }) => {
      for (const { deck } of players) for (let i = 0; i < 3; i++) coreOps.createCard('page', deck);
    },
    segments: {
      duringGame: {
        turn: {
          phases: {
            beginningPhase: {
              start: true,
              next: 'mainPhase',
              // false on entry: phase and first step are entered together
              endIf: ({ ctx }) => ctx.currentStep === null,
              steps: {
                readyStep: { start: true, next: 'setStep', endIf: () => true, onBegin: () => void log.push('ready') },
                setStep: { next: 'drawStep', endIf: () => true, onBegin: () => void log.push('lore') },
                drawStep: { next: null, endIf: () => true, onBegin: ({ coreOps }) => void coreOps.drawCard() },
              },
            },
            mainPhase: { next: null, moves: { passTurn: endsPhase } },
          },
        },
      },
    },
  });

  it('runs ready, set and draw in order for each turn’s player', () => {
    log.length = 0;
    const table = new Table(createMatch(game, PLAYERS));
    expect([log.join(' '), table.at, table.names('hand', 'ann').length]).toEqual([
      'ready lore',
      'duringGame/mainPhase',
      1,
    ]);
    table.act('ann', 'passTurn');
    expect([log.length, table.turn, table.names('hand', 'bo').length]).toEqual([4, 'bo', 1]);
  });
});

describe('Gundam: a start phase of two automatic steps', () => {
  const log: string[] = [];
  const game = declareGame({ name: 'start-phase' }).define({
    segments: {
      duringGame: {
        turn: {
          phases: {
            startPhase: {
              start: true,
              next: 'mainPhase',
              steps: {
                active: { start: true, next: 'startStep', endIf: () => true, onBegin: () => void log.push('active') },
                startStep: { next: null, endIf: () => true, onBegin: () => void log.push('start') },
              },
            },
            mainPhase: { next: null, moves: { endMain: endsPhase } },
          },
        },
      },
    },
  });

  it('active comes before start, and the phase ends with its last step', () => {
    log.length = 0;
    const table = new Table(createMatch(game, PLAYERS)).act('ann', 'endMain');
    expect([log.join(' '), table.at]).toEqual(['active start active start', 'duringGame/mainPhase']);
  });
});

describe('patterns', () => {
  it('1: setup steps that advance by themselves', () => {
    const log: string[] = [];
    const kit = declareGame({ name: 'auto-setup', ...PAGES });
    const game = kit.define({
      setup: ({ players, coreOps }) => {
        for (const { deck } of players) for (let i = 0; i < 9; i++) coreOps.createCard('page', deck);
      },
      segments: {
        setup: {
          next: 'play',
          endIf: ({ ctx }) => ctx.currentPhase === null,
          turn: {
            phases: {
              prepare: {
                start: true,
                next: null,
                steps: {
                  shuffleDeck: {
                    start: true,
                    next: 'drawHand',
                    endIf: () => true,
                    onBegin: ({ coreOps }) => {
                      log.push('shuffle');
                      coreOps.shuffleAllDecks();
                    },
                  },
                  drawHand: {
                    next: null,
                    endIf: () => true,
                    onBegin: ({ coreOps, players }) => {
                      for (const player of players) coreOps.drawCard(player, 5);
                      log.push('draw');
                    },
                  },
                },
              },
            },
          },
        },
        play: { moves: { wait: kit.move().run(() => {}) } },
      },
    });
    const table = new Table(createMatch(game, PLAYERS));
    expect([log.join(' '), table.at]).toEqual(['shuffle draw', 'play']);
    expect([table.names('hand', 'ann').length, table.names('hand', 'bo').length]).toEqual([5, 5]);
  });

  it('2: a decision point ends when nobody is pending any more', () => {
    const kit = declareGame({ name: 'decision-point' });
    const done = kit.move().run(({ coreOps }) => coreOps.donePending('mulligan'));
    const game = kit.define({
      segments: {
        setup: {
          next: 'play',
          endIf: ({ ctx }) => ctx.currentPhase === null,
          turn: {
            phases: {
              mulligan: {
                start: true,
                next: null,
                actors: 'pending:mulligan',
                onBegin: ({ coreOps, ctx }) => coreOps.setPendingMulligan(ctx.playerOrder),
                endIf: ({ ctx }) => !ctx.pendingMulligan.size,
                moves: { keepHand: done, mulligan: done },
              },
            },
          },
        },
        play: { moves: { wait: kit.move().run(() => {}) } },
      },
    });
    const table = new Table(createMatch(game, PLAYERS)).act('ann', 'keepHand');
    expect([table.at, table.priority]).toEqual(['setup/mulligan', 'bo']);
    expect(table.act('bo', 'mulligan').at).toBe('play');
  });

  it('3: a phase that loops until its next leads elsewhere', () => {
    const begun: string[] = [];
    const kit = declareGame({
      name: 'conditional-loop',
      state: { game: { combatDeclared: false, turnEnded: false } },
    });
    const raise = (flag: 'combatDeclared' | 'turnEnded') =>
      kit.move().run(({ G, coreOps }) => {
        G[flag] = true;
        coreOps.endPhase();
      });
    const game = kit.define({
      segments: {
        play: {
          turn: {
            phases: {
              mainPhase: {
                start: true,
                next: {
                  to: ['combatPhase', 'endPhase', 'mainPhase'],
                  by: ({ G }) => {
                    if (G.combatDeclared) return 'combatPhase';
                    return G.turnEnded ? 'endPhase' : 'mainPhase';
                  },
                },
                onBegin: () => void begun.push('main'),
                moves: { think: endsPhase, attack: raise('combatDeclared'), endTurn: raise('turnEnded') },
              },
              combatPhase: {
                auto: true,
                next: 'mainPhase',
                // back into the start phase, but in the same turn
                sameTurn: true,
                onBegin: () => void begun.push('combat'),
                onEnd: ({ G }) => ({ ...G, combatDeclared: false }),
              },
              endPhase: { auto: true, next: null, onEnd: () => ({ turnEnded: false }) },
            },
          },
        },
      },
    });
    const table = new Table(createMatch(game, PLAYERS)).act('ann', 'think').act('ann', 'think').act('ann', 'attack');
    expect([begun.join(' '), table.at, table.turn]).toEqual(['main combat main', 'play/mainPhase', 'ann']);
    expect(table.act('ann', 'endTurn').turn).toBe('bo');
  });

  it('4: a priority window ends when all have passed in a row', () => {
    const kit = declareGame({ name: 'priority-window' });
    const playInstant = kit
      .move()
      .run(({ coreOps, player }) => coreOps.setPriority(coreOps.nextPlayer(player) ?? null));
    const pass = kit.move().run(({ coreOps }) => coreOps.pass());
    const game = kit.define({
      moves: { concede, undo },
      segments: {
        play: {
          turn: {
            phases: {
              combat: {
                start: true,
                next: null,
                steps: {
                  priorityWindow: {
                    start: true,
                    next: 'damage',
                    endIf: ({ ctx }) => ctx.allPlayersPassed,
                    moves: { playInstant, pass },
                  },
                  damage: { next: null, moves: { done: endsStep } },
                },
              },
            },
          },
        },
      },
    });
    const table = new Table(createMatch(game, PLAYERS)).act('ann', 'pass').act('bo', 'playInstant');
    expect([table.at, table.priority]).toEqual(['play/combat/priorityWindow', 'ann']);
    table.act('ann', 'pass');
    expect(table.at).toBe('play/combat/priorityWindow');
    table.act('bo', 'pass');
    expect(table.at).toBe('play/combat/damage');
  });
});
