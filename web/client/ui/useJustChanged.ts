import { useEffect, useRef, useState } from "react";

const SHOWN_FOR = 1600;

/** True for a moment after the value has changed; the initial value does not count. */
export const useJustChanged = (value: unknown): boolean => {
  const known = useRef(value);
  const [changes, setChanges] = useState(0);

  useEffect(() => {
    if (Object.is(known.current, value)) return;
    known.current = value;
    setChanges((before) => before + 1);
  }, [value]);

  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => setChanges(0), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [changes]);

  return changes > 0;
};
