import { useEffect, useState } from "react";

/** The current time, updated at this interval. */
export const useNow = (everyMilliseconds: number): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMilliseconds);
    return () => clearInterval(timer);
  }, [everyMilliseconds]);
  return now;
};
