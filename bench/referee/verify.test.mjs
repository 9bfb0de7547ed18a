import { expect, test } from 'vitest';
import { adapterNames, verify } from './verify.mjs';

test.each(adapterNames())('%s plays the referee game as the plain loop does', { timeout: 60_000 }, async (name) => {
  await expect(verify(name)).resolves.toBeUndefined();
});
