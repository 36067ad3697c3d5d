import { handicaps } from "../../../../../domain/golf/handicap.ts";
import { strokesReceived } from "../../../../../domain/golf/strokesReceived.ts";
import { chooseTee } from "../../../../../domain/golf/tee.ts";
import type { Course, Hole } from "../../../../contract/course.ts";
import type { EventDetail } from "../../../../contract/event.ts";
import type { GolfGroup } from "../../../../contract/groups.ts";
import type { Scorecard } from "../../../../contract/scorecard.ts";
import { membersOf, type Player, type RoundSheet } from "../sheet.ts";

export interface PrintedHole {
  readonly holeNumber: number;
  readonly par: number;
  readonly strokeIndex: number;
  readonly strokesReceived: number;
}

export interface PrintedCard {
  readonly player: Player;
  /** Null for who has none yet. */
  readonly group: GolfGroup | null;
  readonly playingHandicap: number;
  readonly holes: ReadonlyArray<PrintedHole>;
}

interface Facts {
  readonly event: EventDetail;
  readonly course: Course | null;
  readonly holes: ReadonlyArray<Hole>;
  /** Of the round. What a card was opened with stays with it. */
  readonly opened: ReadonlyArray<Scorecard>;
}

/** A card for everybody in the round, in the order in which they tee off. */
export const cardsToPrint = ({ groups, waiting }: RoundSheet, facts: Facts) => {
  const grouped = groups.flatMap((group) => membersOf(group).map((player) => ({ player, group })));
  const others = waiting.map((player) => ({ player, group: null }));
  return [...grouped, ...others].map(({ player, group }): PrintedCard => {
    const card = facts.opened.find(({ userId }) => userId === player.id);
    return { player, group, ...(card ? asOpened(card) : asToday(player, facts)) };
  });
};

const asOpened = ({ playingHandicap, holes }: Scorecard) => ({ playingHandicap, holes });

const asToday = (player: Player, { event, course, holes }: Facts) => {
  const { playingHandicap } = handicaps({
    handicapIndex: player.handicap,
    tee: chooseTee(course?.tees ?? [], event.teeId),
    holes,
    handicapAllowance: event.handicapAllowance,
  });
  const ordered = holes
    .map(({ holeNumber, par, handicap }) => ({ holeNumber, par, strokeIndex: handicap }))
    .toSorted((one, other) => one.holeNumber - other.holeNumber);
  const received = strokesReceived(playingHandicap, ordered);
  return {
    playingHandicap,
    holes: ordered.map((hole) => {
      return { ...hole, strokesReceived: received.get(hole.holeNumber) ?? 0 };
    }),
  };
};
