import { useCallback, useEffect, useRef, useState } from "react";

interface OpenOne {
  readonly playerId: string;
  readonly column: number;
}

const MOMENT = 900;

/** A cell with a 1 that may still become 10, 11 or 12; after a moment it counts as 1. */
export const useOpenOne = (onClosed: (one: OpenOne) => void) => {
  const [one, setOne] = useState<OpenOne | null>(null);
  const close = useRef(onClosed);
  useEffect(() => {
    close.current = onClosed;
  });
  useEffect(() => {
    if (!one) return;
    const timer = setTimeout(() => {
      setOne(null);
      close.current(one);
    }, MOMENT);
    return () => clearTimeout(timer);
  }, [one]);
  return {
    one,
    open: useCallback((playerId: string, column: number) => setOne({ playerId, column }), []),
    forget: useCallback(() => setOne(null), []),
  };
};
