import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import { dateRange, longDate } from "../../../ui/dates/dateText.ts";
import { togetherOf } from "../../../ui/together.ts";
import { playingHandicapText } from "../../person/playerText.ts";
import { membersOf, type Player, type RoundSheet } from "../sheet.ts";
import { cardsToPrint, type PrintedCard, type PrintFacts } from "./cards.ts";

/** A player, or a side with one ball, as a list of the round names them. */
export interface PrintedLine {
  readonly playerId: PlayerId;
  readonly name: string;
  /** The members of a side who are in this group; null for a player. */
  readonly members: string | null;
  /** The playing handicap: "12"; "4, no index" where it is worked out from none. */
  readonly handicap: string;
  readonly tee: string | null;
}

export interface PrintedGroup {
  /** Null for those who have no group yet. */
  readonly group: GolfGroup | null;
  readonly lines: ReadonlyArray<PrintedLine>;
}

/** The groups of a round with their players, and behind them those without a group. */
export const groupsToPrint = (
  sheet: RoundSheet,
  facts: PrintFacts,
): ReadonlyArray<PrintedGroup> => {
  const { sides } = facts;
  const cards = cardsToPrint(sheet, facts);
  const cardOf = new Map(
    cards.flatMap((card) => card.playerIds.map((playerId) => [playerId, card] as const)),
  );
  const linesOf = (players: ReadonlyArray<Player>) =>
    togetherOf(players, sides).flatMap(({ side, players: together }) => {
      const card = cardOf.get(together[0].id);
      return card ? [lineOf(card, side ? together : null)] : [];
    });
  const grouped = sheet.groups.map((group) => ({ group, lines: linesOf(membersOf(group)) }));
  const waiting = linesOf(sheet.waiting);
  return waiting.length === 0 ? grouped : [...grouped, { group: null, lines: waiting }];
};

const lineOf = (card: PrintedCard, members: ReadonlyArray<Player> | null): PrintedLine => ({
  playerId: card.playerId,
  name: card.name,
  members: members && members.map(({ name }) => name).join(", "),
  handicap: handicapText(card),
  tee: card.tee,
});

/** "12"; "4, no index". */
export const handicapText = ({
  playingHandicap,
  hasIndex,
}: Pick<PrintedCard, "playingHandicap" | "hasIndex">): string =>
  `${playingHandicapText(playingHandicap)}${hasIndex ? "" : ", no index"}`;

/** The tee of everybody on the lists; null where it is not the same for all, or not known. */
export const teeOfAll = (groups: ReadonlyArray<PrintedGroup>): string | null => {
  const tees = new Set(groups.flatMap(({ lines }) => lines.map(({ tee }) => tee)));
  const [tee = null] = tees;
  return tees.size === 1 ? tee : null;
};

/** What stands at the head of everything that is printed of a round. */
export interface RoundOnPaper {
  readonly eventName: string;
  /** "Round 2"; null in an event of one round. */
  readonly round: string | null;
  /** The course, otherwise the place of the event. */
  readonly venue: string;
  /** "June 6, 2026"; of all days of the event while no group of the round has a tee time. */
  readonly day: string;
  /** Whether points decide the event, which the card has room for then. */
  readonly hasPoints: boolean;
}

type Printed = Pick<
  EventDetail,
  "name" | "numberOfRounds" | "course" | "location" | "startDate" | "endDate" | "scoring"
>;

export const roundOnPaper = (
  event: Printed,
  round: number,
  groups: ReadonlyArray<Pick<GolfGroup, "teeTime">>,
): RoundOnPaper => ({
  eventName: event.name,
  round: event.numberOfRounds > 1 ? `Round ${round}` : null,
  venue: event.course?.name ?? event.location,
  day: groups[0] ? longDate(groups[0].teeTime) : dateRange(event.startDate, event.endDate),
  hasPoints: event.scoring === "stableford",
});
