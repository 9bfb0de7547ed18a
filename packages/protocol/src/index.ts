export { applyPatch, type InitialCard, initialCard } from './apply-patch.ts';
