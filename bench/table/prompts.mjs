// Prompts of whoever is to act: CPU time, bytes on the wire, and how many were cut so that the client must ask on.
import { Best, quantile } from './best.mjs';

export function measurePrompts() {
  const time = new Best();
  const bytes = [];
  let cut = 0;
  return {
    look(match) {
      const player = match.players[match.seatToAct];
      const prompt = time.of(() => match.prompt(player));
      const text = JSON.stringify(prompt);
      bytes.push(text.length);
      if (text.includes('"ask"')) cut++;
    },
    result: () => ({
      promptUs: time.us,
      promptBytesP50: quantile(bytes, 0.5),
      promptBytesP99: quantile(bytes, 0.99),
      promptsCut: Number((cut / bytes.length).toFixed(4)),
    }),
  };
}
