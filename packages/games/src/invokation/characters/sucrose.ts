import { damageName } from '../elements.ts';
import { burst, character, elemental, normal, summoned } from '../forms.ts';
import { damage, forceSwitch, summon } from '../ops.ts';
import { Kind } from '../printed.ts';

/** The mark of a spirit made with her talent. */
const ENTROPY = 1;
const isUnitKind = (kind: Kind): boolean => kind === Kind.character || kind === Kind.summon;

/** Sucrose: Anemo, catalyst. Her spirit takes on the element that is swirled. */
export const sucrose = character({
  name: 'Sucrose',
  element: 'anemo',
  weapon: 'catalyst',
  faction: 'Mondstadt',
  energy: 2,
  skills: [
    normal('Wind Spirit Creation', [damage(1, 'anemo')]),
    elemental('Astable Anemohypostasis Creation-6308', { anemo: 3 }, [damage(3, 'anemo'), forceSwitch('previous')]),
    burst('Forbidden Creation-Isomer 75/Type II', { anemo: 3, energy: 2 }, (m) => [
      damage(1, 'anemo'),
      summon('Large Wind Spirit', { mark: m.hasTalent ? ENTROPY : 0 }),
    ]),
  ],
  // a converted spirit made with it gives your damage of that element +1
  talent: {
    name: 'Chaotic Entropy',
    cost: { anemo: 3, energy: 2 },
    uses: 2,
    text: "Use Sucrose's burst. A converted Wind Spirit made with it gives your damage of that element +1.",
  },
  makes: [
    // End phase: 2 Anemo, or what it has become. After your characters or summons swirl, it becomes that element, once.
    summoned('Large Wind Spirit', {
      usages: 3,
      adds: { by: 1, isFree: true, when: ({ element }, me) => me.mark === ENTROPY && me.element === element },
      on: {
        endPhase: { does: ({ me }) => [damage(2, me.element < 0 ? 'anemo' : damageName(me.element))] },
        afterReaction: {
          isFree: true,
          when: (m) => m.me.element < 0 && m.isByMe && m.isReaction('Swirl') && isUnitKind(m.byKind),
          does: (m) => {
            m.me.element = m.element;
          },
        },
      },
    }),
  ],
});
