import { handicaps } from "../../../../../domain/golf/handicap.ts";
import { strokesReceived } from "../../../../../domain/golf/strokesReceived.ts";
import { type ChosenTee, chooseTee } from "../../../../../domain/golf/tee.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../../contract/event.ts";
import type { GolfGroup } from "../../../../contract/groups.ts";
import type { AdminParticipant } from "../../../../contract/participants.ts";
import type { RoundAhead } from "../../../../contract/scorecard.ts";
import type { SheetCard } from "../../../lib/scoreSheetQuery.ts";
import { membersOf, type Player, type RoundSheet } from "../sheet.ts";

export interface PrintedHole {
  readonly holeNumber: number;
  readonly par: number;
  readonly strokeIndex: number;
  readonly strokesReceived: number;
}

export interface PrintedCard {
  readonly player: Player;
  /** Null for players without a group. */
  readonly group: GolfGroup | null;
  readonly playingHandicap: number;
  /** The tee that the handicap is based on; null without one. */
  readonly tee: string | null;
  readonly holes: ReadonlyArray<PrintedHole>;
}

export interface PrintFacts {
  readonly event: Pick<EventDetail, "teeId" | "handicapAllowance">;
  /** The holes and tees that a new card of the round would get. */
  readonly ahead: Pick<RoundAhead, "tees" | "holes">;
  /** Players may have a tee of their own. */
  readonly participants: ReadonlyArray<Pick<AdminParticipant, "id" | "teeId" | "teeName">>;
  /** Opened cards of the round. They keep the terms they were opened with. */
  readonly opened: ReadonlyArray<Pick<SheetCard, "userId" | "playingHandicap" | "tee" | "holes">>;
}

/** A card for each player of the round, in the order of tee times. */
export const cardsToPrint = ({ groups, waiting }: RoundSheet, facts: PrintFacts) => {
  const grouped = groups.flatMap((group) => membersOf(group).map((player) => ({ player, group })));
  const others = waiting.map((player) => ({ player, group: null }));
  const opened = new Map(facts.opened.map((card) => [card.userId, card]));
  const ownTees = new Map(facts.participants.map((player) => [player.id, teeOf(player)]));
  return [...grouped, ...others].map(({ player, group }): PrintedCard => {
    const card = opened.get(player.id);
    return { player, group, ...(card ? asOpened(card) : asAhead(player, facts, ownTees)) };
  });
};

const asOpened = ({ playingHandicap, tee, holes }: PrintFacts["opened"][number]) => ({
  playingHandicap,
  tee: tee?.name ?? null,
  holes,
});

const teeOf = ({ teeId, teeName }: PrintFacts["participants"][number]): ChosenTee | null =>
  teeId && { id: teeId, name: teeName };

const asAhead = (
  player: Player,
  { event, ahead }: PrintFacts,
  ownTees: ReadonlyMap<PlayerId, ChosenTee | null>,
) => {
  const { holes } = ahead;
  const ofEvent = event.teeId && { id: event.teeId, name: null };
  const tee = chooseTee(ahead.tees, ofEvent, ownTees.get(player.id));
  const { playingHandicap } = handicaps({
    ...{ tee, holes },
    handicapIndex: player.handicap,
    handicapAllowance: event.handicapAllowance,
  });
  const received = strokesReceived(playingHandicap, holes);
  return {
    playingHandicap,
    tee: tee?.name ?? null,
    holes: holes.map(({ holeNumber, par, strokeIndex }) => {
      return { holeNumber, par, strokeIndex, strokesReceived: received.get(holeNumber) ?? 0 };
    }),
  };
};
