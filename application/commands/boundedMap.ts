/**
 * A map with an upper limit. It certainly keeps the newest half of its entries. Older entries are
 * dropped together, because tracking the oldest entry would cost time at every access.
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
