// The registry of games, here and in older commits that `compare` measures: those had it at a path of its own.
const { gameNames, loadGame } = await import('@cardloom/games/load').catch(() => import('@cardloom/games'));

export { gameNames, loadGame };
