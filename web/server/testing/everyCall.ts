import { endpoints } from "../../contract/api.ts";
import { adminCalls } from "./adminCalls.ts";
import { eventDeskCalls } from "./eventDeskCalls.ts";
import { playerCalls } from "./playerCalls.ts";
import type { Sample } from "./sample.ts";

/** A valid request for every call of the contract, and the result for each kind of caller. */
export const samples: Readonly<Record<string, Sample>> = {
  ...playerCalls,
  ...adminCalls,
  ...eventDeskCalls,
};

/** Live connections never end by themselves. */
export const live: ReadonlyArray<string> = ["watchLive", "watchFollowedBoard"];

export type NamedCall = (typeof endpoints)[number];

/** Every call of the contract that ends, by its name. */
export const calls = endpoints.filter(([name]) => !live.includes(name));
