// The view of whoever is to act, and the patches of an action for all seats and a spectator.
import { Best, quantile } from './best.mjs';

export function measureViews() {
  const viewing = new Best();
  const patching = new Best();
  const bytes = [];
  return {
    look: (match) => viewing.of(() => match.view(match.players[match.seatToAct])),
    done(match, result) {
      const viewers = [...match.players, null];
      const patches = patching.of(() => viewers.map((viewer) => result.patchFor(viewer)));
      for (const patch of patches) bytes.push(JSON.stringify(patch).length);
    },
    result: () => ({
      viewUs: viewing.us,
      patchUs: patching.us,
      patchBytesP50: quantile(bytes, 0.5),
      patchBytesP99: quantile(bytes, 0.99),
    }),
  };
}
