import { spoken, topOfStack } from '@cardloom/parts/present';
import type { Preferences } from '@cardloom/protocol';
import type { Offer } from '../prompts/asker.ts';
import { phasesOf } from './flow.ts';
import { refusal } from './refusal.ts';
import { drawScreen } from './screen.ts';
import { type Session, viewOf } from './session.ts';

/** When the person is asked, and when something is done for them. The host keeps it. */
export async function setPreferences(session: Session): Promise<'changed' | string> {
  const { client, asker } = session;
  let notice = '';
  for (;;) {
    const { prefs, prompt } = client.state;
    if (prefs === null) return 'Whoever watches is never asked.';
    asker.show(drawScreen(session, notice));
    const reply = await asker.one<Change | null>({ message: 'When are you asked?', keys: ['back'] }, [
      { value: null, label: 'Go on playing' },
      ...offersOf(session, prefs),
    ]);
    if (!('answer' in reply) || reply.answer === null) return client.state.prompt === prompt ? '' : 'changed';
    const change = await reply.answer(session, prefs);
    if (change === null) continue;
    try {
      await client.prefer(change);
      notice = '';
    } catch (error) {
      notice = refusal(error);
    }
    // what was waited for may have been done for them
    if (client.state.prompt?.n !== prompt?.n) return 'changed';
  }
}

type Change = (session: Session, prefs: Preferences) => Promise<Partial<Preferences> | null>;

const flag =
  (name: 'fullControl' | 'passWhenIdle' | 'takeSole'): Change =>
  async (_session, prefs) => ({ [name]: !prefs[name] });

/** Without any stops one's own turns would pass by: all of their phases have one, until the person says otherwise. */
const autoPass: Change = async ({ entry }, { autoPass: isOn, stops }) => {
  const own = stops.own.length > 0 ? stops.own : phasesOf(entry.game).map(({ name }) => name);
  return isOn ? { autoPass: false } : { autoPass: true, stops: { ...stops, own } };
};

function offersOf(session: Session, prefs: Preferences): Offer<Change>[] {
  const { entry, names } = session;
  const said = (is: boolean): string => (is ? 'yes' : 'no');
  const stops = (list: readonly string[]): string => (list.length === 0 ? 'none' : list.map(spoken).join(', '));
  const always = [
    { value: flag('takeSole'), label: `What is the only choice is taken for me: ${said(prefs.takeSole)}` },
    { value: flag('fullControl'), label: `Ask me always, whatever else is set: ${said(prefs.fullControl)}` },
  ];
  if (entry.passing === undefined) return always;
  const top = topOfStack(entry, viewOf(session));
  return [
    ...always,
    { value: flag('passWhenIdle'), label: `Pass for me when there is nothing else to do: ${said(prefs.passWhenIdle)}` },
    { value: autoPass, label: `Pass for me wherever I set no stop: ${said(prefs.autoPass)}` },
    { value: stopsIn('own'), label: `Stops in my turns: ${stops(prefs.stops.own)}` },
    { value: stopsIn('others'), label: `Stops in the turns of others: ${stops(prefs.stops.others)}` },
    ...(top === null || prefs.yields.includes(top)
      ? []
      : [
          {
            value: async () => ({ yields: [...prefs.yields, top] }),
            label: `Let ${names.cardName(top)} through from now on`,
          },
        ]),
    ...(prefs.yields.length === 0
      ? []
      : [
          {
            value: async () => ({ yields: [] }),
            label: `Let nothing through any more: ${prefs.yields.map((name) => names.cardName(name)).join(', ')}`,
          },
        ]),
  ];
}

const stopsIn =
  (whose: 'own' | 'others'): Change =>
  async ({ asker, entry }, { stops }) => {
    const offers = phasesOf(entry.game).flatMap(({ name, steps }) => [
      { value: name, label: spoken(name), isMarked: stops[whose].includes(name) },
      ...steps.map((step) => ({
        value: step,
        label: `${spoken(name)} › ${spoken(step)}`,
        isMarked: stops[whose].includes(step),
      })),
    ]);
    const range = { min: 0, max: offers.length };
    const reply = await asker.some({ message: 'Where do you want to be asked?', keys: ['back'] }, offers, range);
    return 'answer' in reply ? { stops: { ...stops, [whose]: reply.answer } } : null;
  };
