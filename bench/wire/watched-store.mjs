// A store that counts what changes in it, whoever asked for it.

const CHANGES = ['create', 'append', 'takeSeat', 'leaveSeat', 'begin', 'keepViews', 'delete', 'deleteOld'];

export function watchedStore(inner) {
  const counts = { changes: 0 };
  const watched = CHANGES.map((name) => [
    name,
    async (...args) => {
      const answer = await inner[name](...args);
      if (answer !== false) counts.changes++;
      return answer;
    },
  ]);
  return { store: { ...inner, ...Object.fromEntries(watched) }, counts };
}
