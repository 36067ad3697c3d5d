import { useEffect, useState } from "react";

/** The value once it has not changed for the delay, so that no intermediate values are fetched. */
export const useDebounced = <Value>(value: Value, rest: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return settled;
};
