import { MINUTE } from "./timeSpan.ts";

const HOUR = 60;
const DAY = 24 * HOUR;

/** "2 h 52 min", "3 days". */
export const durationText = (milliseconds: number): string => {
  const minutes = Math.floor(milliseconds / MINUTE);
  const days = Math.floor(minutes / DAY);
  if (days > 0) return days === 1 ? "1 day" : `${days} days`;
  const hours = Math.floor(minutes / HOUR);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % HOUR} min`;
};
