import { useState } from "react";
import { useNow } from "../../../lib/useNow.ts";
import { useSettled } from "../../../lib/useSettled.ts";
import type { BoardEvent } from "../boardEvent.ts";
import { timeSpan } from "./timeSpan.ts";

const LOOK_AT_CLOCK = 15_000;
const REST = 300;

/** The moment whose board the reader wants to see; null is the present. */
export const useMoment = (event: BoardEvent) => {
  const now = useNow(LOOK_AT_CLOCK);
  const [moment, choose] = useState<Date | null>(null);
  return {
    now,
    span: timeSpan(event, now),
    moment,
    choose,
    /** The moment to ask the server for, once the slider rests. */
    asked: useSettled(moment, REST),
  };
};
