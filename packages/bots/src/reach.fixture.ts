/** Everything that can be reached from an object: own and inherited properties, symbols, getters, items, entries. */
export function reachable(start: unknown): Set<object> {
  const found = new Set<object>();
  const queue: unknown[] = [start];
  const add = (read: () => unknown): void => {
    try {
      queue.push(read());
    } catch {
      // a getter that throws leads nowhere
    }
  };
  // getters that make new objects make them without end
  for (let i = 0; i < queue.length && found.size < 100_000; i++) {
    const value = queue[i];
    if ((typeof value !== 'object' || value === null) && typeof value !== 'function') continue;
    if (found.has(value)) continue;
    found.add(value);
    if (ArrayBuffer.isView(value)) {
      queue.push(value.buffer);
      continue;
    }
    for (const key of Reflect.ownKeys(value)) {
      add(() => (value as Record<PropertyKey, unknown>)[key]);
      const descriptor = Reflect.getOwnPropertyDescriptor(value, key);
      queue.push(descriptor?.get, descriptor?.set);
    }
    // getters of a class, called on the object itself
    for (let type = Reflect.getPrototypeOf(value); type !== null; type = Reflect.getPrototypeOf(type)) {
      queue.push(type);
      for (const key of Reflect.ownKeys(type)) {
        if (Reflect.getOwnPropertyDescriptor(type, key)?.get !== undefined) add(() => Reflect.get(type, key, value));
      }
    }
    if (value instanceof Map) for (const [key, item] of value) queue.push(key, item);
    else if (Symbol.iterator in value && !Array.isArray(value)) {
      try {
        queue.push(...(value as Iterable<unknown>));
      } catch {
        // a prototype has the method and not the items
      }
    }
  }
  return found;
}
