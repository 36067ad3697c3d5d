import type { CarriedOut, Orders } from "../load/writer.ts";
import { startHelper } from "../processes.ts";
import { RunFailed } from "../row.ts";
import { once } from "../setting.ts";
import { club } from "./club.ts";
import { positionsOf } from "./recorded.ts";
import { holeByHole, playsOf, scoring } from "./scores.ts";

/** Scores that come at a fixed rate, in an event of their own, from a process of their own. */
export const steadyScores = once(async (setting) => {
  const golf = await club(setting);
  const eventId = await golf.newEvent();
  const { ask } = await startHelper(setting, "writer");
  const flooding = scoring(golf, eventId);
  await flooding(setting.pace.warmUp);
  /** What as many players enter as fast as they are answered. */
  const { perSecond: most } = await flooding(setting.pace.seconds);
  // What neither the floods nor the last ones left.
  let written = 2;

  return {
    golf,
    eventId,
    /** For so many seconds, this part of the most that it can take. */
    write: async (
      part: number,
      seconds: number,
      { followed, follow }: Pick<Orders, "followed" | "follow">,
    ) => {
      const orders: Orders = {
        url: golf.url,
        eventId,
        cookies: golf.players.map((player) => player.cookie()),
        bodies: holeByHole(...playsOf(written++)),
        perSecond: Math.max(1, most * part),
        seconds,
        followed,
        follow,
      };
      const answer = (await ask(orders)) as CarriedOut | { readonly failed: string };
      if ("failed" in answer) throw new RunFailed(answer.failed);
      return {
        followed: answer.followed,
        /** In the log, of all that were acknowledged: throws unless each is there exactly once. */
        positions: () => positionsOf(golf, answer.acknowledged),
      };
    },
  };
});
