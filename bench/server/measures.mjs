// What a server under measurement is asked about its process.

/** CPU seconds so far. */
export function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Bytes that are kept. */
export function memory() {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
