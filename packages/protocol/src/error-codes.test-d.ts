import type { ErrorCode as EngineCode } from 'cardloom';
import type { ErrorCode } from './error-codes.ts';

/** Whatever the engine refuses can be said over the wire. */
export const said = (code: EngineCode): ErrorCode => code;
