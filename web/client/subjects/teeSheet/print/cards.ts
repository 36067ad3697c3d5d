import { handicaps } from "../../../../../domain/golf/handicap.ts";
import { strokesReceived } from "../../../../../domain/golf/strokesReceived.ts";
import { teamHandicap } from "../../../../../domain/golf/teams/teamHandicap.ts";
import { type ChosenTee, chooseTee } from "../../../../../domain/golf/tee.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { RoundAhead } from "../../../../contract/card/scorecard.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import type { AdminParticipant } from "../../../../contract/field/participants.ts";
import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import { type Together, togetherOf } from "../../../ui/together.ts";
import type { SheetCard } from "../../card/scoreSheetQuery.ts";
import { keeperOf, type OneBallSide } from "../../field/oneBallSides.ts";
import { membersOf, type Player, type RoundSheet } from "../sheet.ts";

export interface PrintedHole {
  readonly holeNumber: number;
  readonly par: number;
  readonly strokeIndex: number;
  /** From the tee of the card; null where the course does not know them. */
  readonly yards: number | null;
  readonly strokesReceived: number;
}

export interface PrintedCard {
  /** The player, or the first member of the side in the order of the groups. */
  readonly playerId: PlayerId;
  /** Everybody who plays on it. */
  readonly playerIds: ReadonlyArray<PlayerId>;
  /** Of the player, or of the side with one ball. */
  readonly name: string;
  /** The names of the members of a side; null on the card of one player. */
  readonly members: string | null;
  /** Null for players without a group. */
  readonly group: GolfGroup | null;
  readonly playingHandicap: number;
  /** False for a player whose handicap is worked out from none. */
  readonly hasIndex: boolean;
  /** The tee that the handicap is based on; null without one. */
  readonly tee: string | null;
  readonly holes: ReadonlyArray<PrintedHole>;
}

export interface PrintFacts {
  readonly event: Pick<EventDetail, "teeId" | "handicapAllowance">;
  /** The holes and tees that a new card of the round would get. */
  readonly ahead: Pick<RoundAhead, "tees" | "holes" | "yardsByTee">;
  /** Players may have a tee of their own. */
  readonly participants: ReadonlyArray<Pick<AdminParticipant, "id" | "teeId" | "teeName">>;
  /** Opened cards of the round. They keep the terms they were opened with. */
  readonly opened: ReadonlyArray<Pick<SheetCard, "userId" | "playingHandicap" | "tee" | "holes">>;
  /** Those with one ball, each of which has one card. */
  readonly sides: ReadonlyArray<OneBallSide>;
}

/** A card for each player or side of the round, in the order of tee times. */
export const cardsToPrint = ({ groups, waiting }: RoundSheet, facts: PrintFacts) => {
  const grouped = groups.flatMap((group) => membersOf(group).map((player) => ({ player, group })));
  const seated = [...grouped, ...waiting.map((player) => ({ player, group: null }))];
  const groupOf = new Map(seated.map(({ player, group }) => [player.id, group]));
  const opened = new Map(facts.opened.map((card) => [card.userId, card]));
  const ownTees = new Map(facts.participants.map((player) => [player.id, teeOf(player)]));
  const players = seated.map(({ player }) => player);
  return togetherOf(players, facts.sides).map(({ side, players: on }): PrintedCard => {
    const keeper = side ? keeperOf(side, (id) => opened.has(id)) : undefined;
    const card = opened.get(keeper ?? on[0].id);
    const { holes, ...terms } = card ? asOpened(card) : asAhead(on, side !== null, facts, ownTees);
    const yards = yardsOf(facts.ahead, terms.tee);
    return {
      playerId: on[0].id,
      playerIds: on.map(({ id }) => id),
      name: side?.name ?? on[0].name,
      members: side?.members ?? null,
      group: groupOf.get(on[0].id) ?? null,
      hasIndex: side !== null || on[0].handicap !== null,
      ...terms,
      holes: holes.map((hole) => ({ ...hole, yards: yards.get(hole.holeNumber) ?? null })),
    };
  });
};

const asOpened = ({ playingHandicap, tee, holes }: PrintFacts["opened"][number]) => ({
  playingHandicap,
  tee: tee?.name ?? null,
  holes,
});

/** By the number of the hole. A tee that the round no longer has is not measured. */
const yardsOf = ({ tees, holes, yardsByTee = [] }: PrintFacts["ahead"], teeName: string | null) => {
  const tee = tees.find(({ name }) => name === teeName);
  const yards = yardsByTee.find(({ teeId }) => teeId === tee?.id)?.yards ?? [];
  return new Map<number, number | null>(
    holes.map(({ holeNumber }, index) => [holeNumber, yards[index] ?? null]),
  );
};

const teeOf = ({ teeId, teeName }: PrintFacts["participants"][number]): ChosenTee | null =>
  teeId && { id: teeId, name: teeName };

const asAhead = (
  players: Together<OneBallSide, Player>["players"],
  isOneBall: boolean,
  { event, ahead }: PrintFacts,
  ownTees: ReadonlyMap<PlayerId, ChosenTee | null>,
) => {
  const { holes } = ahead;
  const ofEvent = event.teeId && { id: event.teeId, name: null };
  const members = players.map(({ id, handicap }) => {
    return { handicapIndex: handicap, tee: chooseTee(ahead.tees, ofEvent, ownTees.get(id)) };
  });
  const { tee, handicapIndex } = members[0] ?? { tee: null, handicapIndex: null };
  const { handicapAllowance } = event;
  const playingHandicap = isOneBall
    ? teamHandicap(members, holes)
    : handicaps({ tee, holes, handicapIndex, handicapAllowance }).playingHandicap;
  const received = strokesReceived(playingHandicap, holes);
  return {
    playingHandicap,
    tee: tee?.name ?? null,
    holes: holes.map(({ holeNumber, par, strokeIndex }) => {
      return { holeNumber, par, strokeIndex, strokesReceived: received.get(holeNumber) ?? 0 };
    }),
  };
};
