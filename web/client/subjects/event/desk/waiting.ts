import type { Trouble, WorkOfEvent } from "../../../../contract/event/adminToday.ts";
import { countText } from "../../../ui/listText.ts";

/** An open task, and the part of the event's desk where it is done. */
export interface Waiting {
  readonly what: "toVerify" | "disputed" | "sentBack" | "lateScores" | "notStarted" | "notPaid";
  readonly count: number;
  readonly text: string;
  readonly tab: "verify" | "players" | "scores";
  readonly search: string;
}

/** The open tasks of an event, cards first. */
export const waitingIn = (event: WorkOfEvent): ReadonlyArray<Waiting> => {
  const { toVerify, disputed, sentBack, lateScores, notStarted, notPaid, round } = event;
  const all: ReadonlyArray<Waiting> = [
    {
      what: "toVerify",
      count: toVerify,
      text: countText(toVerify, "card to verify", "cards to verify"),
      ...{ tab: "verify", search: "?show=finished" },
    },
    {
      what: "disputed",
      count: disputed,
      text: countText(disputed, "disputed card"),
      ...{ tab: "verify", search: "" },
    },
    {
      what: "sentBack",
      count: sentBack,
      text: countText(sentBack, "card sent back", "cards sent back"),
      ...{ tab: "verify", search: "?show=sentBack" },
    },
    {
      what: "lateScores",
      count: lateScores,
      text: countText(lateScores, "late score"),
      ...{ tab: "verify", search: "" },
    },
    {
      what: "notStarted",
      count: notStarted,
      text: `${countText(notStarted, "player")} not started in round ${round ?? 1}`,
      ...{ tab: "scores", search: `?round=${round ?? 1}&show=notStarted` },
    },
    {
      what: "notPaid",
      count: notPaid,
      text: `${countText(notPaid, "player")} not paid`,
      ...{ tab: "players", search: "?show=notPaid" },
    },
  ];
  return all.filter(({ count }) => count > 0);
};

const parts: Readonly<Record<Trouble["part"], string>> = {
  eventStore: "The event store",
  database: "The database",
  queue: "The queue of jobs",
  readModel: "The read model",
};

const states: Readonly<Record<Trouble["state"], string>> = {
  unavailable: "does not answer. Whoever runs the server should look at it.",
  read_only: "stores nothing: its disk may be full. Whoever runs the server should look at it.",
  failed: "has stopped, so some pages show what was before. Whoever runs the server should look.",
  late: "is late, so some pages show what was before. It catches up by itself.",
};

/** "The queue of jobs does not answer. ..." */
export const troubleText = ({ part, name, state }: Trouble): string =>
  [parts[part], name, states[state]].filter((word) => word !== null).join(" ");
