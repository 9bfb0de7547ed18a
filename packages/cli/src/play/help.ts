import { spoken } from '@cardloom/parts/present';
import type { Game } from 'cardloom';
import pc from 'picocolors';
import { letterOf } from '../prompts/asker.ts';
import { drawStanding } from '../table/heading.ts';
import { wrap } from '../table/text.ts';
import { phasesOf } from './flow.ts';
import { type Session, viewOf } from './session.ts';

const key = (letter: string, text: string): string => `  ${pc.bold(letter.padEnd(8))}${text}`;

/** `?`: where the match stands, and what every key does. */
export async function showHelp(session: Session): Promise<void> {
  const { names, asker, savePath, table } = session;
  const { passing } = names.presentation;
  const lines = [
    `${drawStanding(viewOf(session), names)}.`,
    'You build an action one choice at a time; nothing happens before the last one.',
    '',
    key('↑ ↓ ⏎', 'move and take; a number takes that offer at once, / looks for one'),
    key('space', 'marks one of several, a marks all; otherwise passes or goes on'),
    key(`${letterOf('back')}, esc`, 'back to the choice before'),
    key(letterOf('undo'), 'takes back your last action, and what the others did since'),
    ...(passing === undefined
      ? []
      : [key(letterOf('pass'), 'passes until somebody else does something or your turn begins')]),
    ...(passing?.stack === undefined
      ? []
      : [key(letterOf('yield'), 'lets what resolves next through, now and whenever it comes again')]),
    key(letterOf('inspect'), 'any card you see: its whole text, its numbers and what changed them'),
    key(letterOf('why'), 'pick a move or card that is not offered, read why not'),
    key(letterOf('news'), 'all that happened since your last move'),
    key(letterOf('coming'), 'what is under way, and what happens if you pass'),
    key(letterOf('game'), 'what the game is about, how one wins, what a turn is'),
    key(letterOf('log'), 'everything that happened so far'),
    key(letterOf('table'), 'concede; when you are asked and when not, what is let through'),
    ...(table === null
      ? []
      : [
          key(
            letterOf('save'),
            savePath === undefined ? 'saves the match to a file' : `saves the match (to ${savePath})`,
          ),
        ]),
    key(`${letterOf('quit')}, ^C`, 'leaves; you are asked whether to save'),
    '',
    '● has the turn · ◂ may act · ↷ used for now · ► acts or is acted on · ▲▼ not as printed; between two sides, who is ahead · (what is true now) · [cost]',
  ];
  await asker.pause(({ columns }) => lines.flatMap((line) => wrap(line, columns)).join('\n'));
}

/** `g`: the game itself. */
export async function showGame({ names, asker, entry, client }: Session): Promise<void> {
  const { about } = names.presentation;
  const view = viewOf({ client });
  const lines = [
    pc.bold(names.title),
    '',
    ...(about === undefined ? ['This game does not say what it is about.'] : about.split('\n')),
    '',
    ...turnOf(entry.game, [view.ctx.currentPhase, view.ctx.currentStep]),
  ];
  await asker.pause(({ columns }) => lines.flatMap((line) => wrap(line, columns)).join('\n'));
}

/** The phases of a turn with their steps, those of now marked. */
function turnOf(game: Game, now: readonly unknown[]): string[] {
  const mark = (name: string): string => (now.includes(name) ? pc.bold(`[${spoken(name)}]`) : spoken(name));
  const phases = phasesOf(game);
  if (phases.length < 2) return [];
  const lines = phases.map(
    ({ name, steps }) => `  ${mark(name)}${steps.length === 0 ? '' : `: ${steps.map(mark).join(', ')}`}`,
  );
  return ['What a turn goes through:', ...lines];
}
