import type { Rule, RuleFunction } from '../definition/node.ts';
import type { Problems } from '../definition/problems.ts';
import type { ZoneDeclarations } from '../world/declaration.ts';
import { quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';

interface SightSource {
  readonly zones?: ZoneDeclarations;
  readonly sight?: Readonly<Record<string, RuleFunction>>;
}

/** The rules that say who sees into a zone: one for each zone that is seen by rule, and no others. */
export function compileSight(
  { zones = {}, sight = {} }: SightSource,
  problems: Problems,
): ReadonlyMap<string, Rule> | null {
  const ruled = Object.keys(zones).filter((name) => zones[name].seenBy === 'rule');
  for (const name of ruled) {
    if (!Object.hasOwn(sight, name))
      problems.error(`sight.${name}`, `is missing: zones.${name} is seen by rule, so say who sees what lies there`);
  }
  const rules = new Map<string, Rule>();
  for (const [name, run] of Object.entries(sight)) {
    if (ruled.includes(name)) rules.set(name, { path: `sight.${name}`, run });
    else if (Object.hasOwn(zones, name))
      problems.error(`sight.${name}`, `says who sees into ${name}, but zones.${name}.seenBy is not "rule"`);
    else problems.error(`sight.${name}`, `names ${quoted(name)}, but there is no such zone${suggestion(name, ruled)}`);
  }
  return rules.size === 0 ? null : rules;
}
