/** What rules say of options, for people: paths into the options are for programs. */
export const inWords = (message: string): string =>
  message
    .replace(/^(?:[^.:]+: )?options\.decks\[(\d+)\](?:\.(\w+))?/, (_, seat: string, part?: string) => {
      const deck = `The deck of seat ${Number(seat) + 1}`;
      return part === undefined ? deck : `${deck}: ${part}`;
    })
    .replace(/^(?:[^.:]+: )?options\.(\w+)/, 'The option $1');
