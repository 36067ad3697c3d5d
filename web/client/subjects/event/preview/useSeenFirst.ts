import { useState } from "react";

/** Saves only what was seen with its consequences: sent first, it is shown, and sent again, saved. */
export const useSeenFirst = <Body extends object>() => {
  const [seen, setSeen] = useState<Body | null>(null);
  const isSeen = (body: Body | null): body is Body =>
    body !== null && JSON.stringify(body) === JSON.stringify(seen);
  const send = (body: Body, save: () => void) => {
    if (isSeen(body)) save();
    else setSeen(body);
  };
  return { isSeen, send };
};
