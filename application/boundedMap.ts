/** Remembers so many at most, and then forgets what was set longest ago. */
export const makeBoundedMap = <Key, Value>(capacity: number) => {
  const entries = new Map<Key, Value>();
  return {
    get: (key: Key): Value | undefined => entries.get(key),
    set: (key: Key, value: Value) => {
      // A map keeps the order in which its keys came.
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= capacity) return;
      for (const oldest of entries.keys()) {
        entries.delete(oldest);
        return;
      }
    },
  };
};
