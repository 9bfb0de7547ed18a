/** `Which cards go back?` where no more than one may be chosen: `Which card goes back?` */
export const ofOne = (question: string): string =>
  question.replace(
    /^Which ((?:[a-z]+ )?(?:card|reaction|unit))s(?: ([a-z]+))?/,
    (_, thing: string, verb?: string) => `Which ${thing}${verb === undefined ? '' : ` ${inSingular(verb)}`}`,
  );

const inSingular = (verb: string): string => (verb === 'do' ? verb : `${verb}${verb.endsWith('o') ? 'es' : 's'}`);
