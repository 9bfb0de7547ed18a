export * from './context.ts';
export * from './first-player.ts';
export * from './mulligan.ts';
export * from './turn-steps.ts';
export * from './windows.ts';
