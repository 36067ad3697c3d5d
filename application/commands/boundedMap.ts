/**
 * Remembers so many at most, and the latest half of them for certain. What came before is forgotten
 * together, because to know which was the oldest of all would cost each of them more.
 */
export const makeBoundedMap = <Key, Value extends NonNullable<unknown>>(capacity: number) => {
  const half = Math.ceil(capacity / 2);
  let latest = new Map<Key, Value>();
  let earlier = new Map<Key, Value>();
  return {
    get: (key: Key): Value | undefined => latest.get(key) ?? earlier.get(key),
    set: (key: Key, value: Value) => {
      if (latest.size >= half && !latest.has(key)) {
        earlier = latest;
        latest = new Map();
      }
      latest.set(key, value);
    },
  };
};
