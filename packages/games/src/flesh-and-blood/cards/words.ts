/** The words cards may use, and no others. */

export const KEYWORDS = [
  'go_again',
  'dominate',
  'overpower',
  'combo',
  'crush',
  'reprise',
  'battleworn',
  'blade_break',
  'temper',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

export const TYPES = ['action', 'attack', 'attack_reaction', 'defense_reaction', 'block', 'resource'] as const;
export const CLASSES = ['generic', 'ninja', 'guardian', 'warrior'] as const;
export const SLOTS = ['head', 'chest', 'arms', 'legs'] as const;
export const SUBTYPES = ['sword', 'dagger', 'hammer', 'club', '1h', '2h'] as const;

export const TRIGGERS = [
  'static',
  'on_declare',
  'on_hit',
  'on_damage',
  'on_defend',
  'on_react',
  'on_play',
  'on_chain_close',
  'start_of_turn',
  'end_phase',
  'activate',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

export const OPERATIONS = [
  'power',
  'defense',
  'keyword',
  'next_attack',
  'draw',
  'discard',
  'discard_random',
  'arsenal_to_bottom',
  'equip_counter',
  'extra_weapon_attack',
  'first_attack_penalty',
  'loot',
  'intellect',
  'cost_delta',
  'choose',
] as const;
export type OperationName = (typeof OPERATIONS)[number];
