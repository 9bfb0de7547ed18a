import { spoken } from '@cardloom/parts/present';
import pc from 'picocolors';
import { letterOf } from '../prompts/asker.ts';
import { drawStanding } from '../table/heading.ts';
import type { Session } from './session.ts';

const key = (letter: string, text: string): string => `  ${pc.bold(letter.padEnd(8))}${text}`;

/** `?`: where the match stands, and what every key does. */
export async function showHelp({ match, me, names, asker, savePath, passes }: Session): Promise<void> {
  const view = match.view(me);
  const { currentSegment: segment, currentPhase: phase, currentStep: step } = view.ctx;
  const place = [
    ['segment', segment],
    ['phase', phase],
    ['step', step],
  ].flatMap(([level, name]) => (typeof name === 'string' ? [`${level} ${pc.bold(spoken(name))}`] : []));
  const lines = [
    pc.bold(names.title),
    `${drawStanding(view, names)}; ${place.join(', ')}.`,
    '',
    ...(names.presentation.about === undefined ? [] : [...names.presentation.about.split('\n'), '']),
    'You build an action one choice at a time; nothing happens before the last one.',
    '',
    key('↑ ↓ ⏎', 'move and take; a number takes that offer at once, / looks for one'),
    key('space', 'marks one of several, a marks all'),
    key(`${letterOf('back')}, esc`, 'back to the choice before'),
    key(letterOf('undo'), 'takes back your last action, and what the others did since'),
    ...(passes === null
      ? []
      : [key(letterOf('pass'), 'passes until somebody else does something or your turn begins')]),
    key(letterOf('why'), "why can't I: pick a move or card that is not offered, read the reason"),
    key(letterOf('table'), 'what can be done beside the game: concede, pause'),
    key(letterOf('log'), 'everything that happened so far'),
    key(letterOf('save'), savePath === undefined ? 'saves the match to a file' : `saves the match (to ${savePath})`),
    key(`${letterOf('quit')}, ^C`, 'leaves; you are asked whether to save'),
    '',
    '● has the turn · ◂ may act · ↷ used for now · ► acts or is acted on · ▲▼ not as printed · (what is true now) · [cost]',
  ];
  await asker.pause(() => lines.join('\n'));
}
