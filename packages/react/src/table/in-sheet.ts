import type { BarButton } from '../prompt/prompt-bar.tsx';
import { begin } from '../prompt/walk.ts';
import { type About, askingOf } from './asking.ts';

/** What can be done with a card that is opened, passing all the same, and closing it: `close` goes back, too. */
export function inSheet(buttons: readonly BarButton[], about: About, close: () => void): BarButton[] {
  const { prompting } = about;
  const before = askingOf({
    ...about,
    prompting: { ...prompting, walk: begin(prompting.prompt), isComplete: false },
  });
  const shut: BarButton = {
    key: 'back',
    label: 'Close',
    look: 'plain',
    press: close,
  };
  return [
    ...buttons.filter(({ key }) => key !== shut.key),
    ...before.buttons.filter(({ hotkey }) => hotkey === 'Space').map((pass) => ({ ...pass, look: 'plain' as const })),
    shut,
  ];
}
