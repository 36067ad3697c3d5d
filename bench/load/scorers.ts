import { range } from "../../domain/golf/range.ts";
import type { Club, Player } from "../club.ts";
import { startHelper } from "../processes.ts";
import { RunFailed } from "../row.ts";
import { once, type Setting } from "../setting.ts";
import { nthScore, type ScoreToSend, wholeCards } from "./expected.ts";
import type { Orders, Sent } from "./writer.ts";

const writer = once(async (setting) => {
  const { ask } = await startHelper(setting, "writer");
  return async (orders: Orders) => {
    const answer = (await ask(orders)) as ReadonlyArray<Sent> | { readonly failed: string };
    if ("failed" in answer) throw new RunFailed(answer.failed);
    return answer;
  };
});

type How = Pick<Orders, "perSecond"> & Partial<Omit<Orders, "scores">>;

/** An event with complete cards, and scorers who then change one hole after the other. */
export const openScorers = async (
  setting: Setting,
  { url, players, newEvent }: Pick<Club, "url" | "players" | "newEvent">,
) => {
  const [first, ...others] = players;
  if (!first) throw new RunFailed("Nobody plays.");
  const field: [Player, ...Array<Player>] = [first, ...others];
  const write = await writer(setting);
  const eventId = await newEvent();
  const send = (scores: ReadonlyArray<ScoreToSend>, how: How) =>
    write({ url, eventId, scores, looksAtBoard: false, ...how });
  await send(wholeCards(players), { perSecond: 100 });

  let sent = 0;
  const next = (count: number) => {
    const from = sent;
    sent += count;
    return range(from, sent - 1).map((n) => nthScore(field, n));
  };
  return { eventId, send, next };
};
