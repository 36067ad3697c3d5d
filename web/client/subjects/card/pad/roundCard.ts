import { inOrderOfPlay } from "../../../../../domain/golf/orderOfPlay.ts";
import {
  inOneNumber,
  type PlayedHoles,
  playedIn,
  withoutScore,
} from "../../../../../domain/golf/played.ts";
import { scoreRound } from "../../../../../domain/golf/roundScore.ts";
import type {
  HoleNumber,
  HoleScore,
  PlayerId,
  RoundNumber,
} from "../../../../../domain/shared/values.ts";
import type { RoundAhead, Scorecard } from "../../../../contract/card/scorecard.ts";
import { type EnteredHole, isUnreadIn, ofCard, type PadView } from "./waitingEntry.ts";

/** A hole of a round, with the strokes received. */
export type RoundHole = RoundAhead["holes"][number];

export type Entered = ReadonlyMap<HoleNumber, HoleScore>;

/** The state of the round with everything that was entered on this device, sent or not. */
export interface RoundCard {
  readonly holes: ReadonlyArray<RoundHole>;
  readonly entered: Entered;
  /** Made official by an administrator, so the player cannot change them. */
  readonly verified: ReadonlySet<HoleNumber>;
  /** Holes on which people disagree. The stored strokes count until somebody settles it. */
  readonly disputed: ReadonlySet<HoleNumber>;
  readonly totals: Totals;
}

export interface Totals {
  /** Null as soon as a hole was picked up; so are to par and net. */
  readonly gross: number | null;
  readonly toPar: number | null;
  readonly thru: number;
  readonly net: number | null;
  readonly points: number | null;
}

type Sent = Pick<PadView, "waiting" | "unread">;

/**
 * The scores of the server with the local entries over them, also for a partner. Holes that were
 * taken back are left out.
 */
export const enteredOn = (
  card: Scorecard | undefined,
  { waiting, unread }: Sent,
  roundNumber: RoundNumber,
  partnerId?: PlayerId,
): Entered => {
  const isOnCard = ofCard(partnerId, roundNumber);
  const stored = unread.filter(isOnCard).filter(isUnreadIn(card));
  const here = [...stored, ...waiting.filter(isOnCard)].map(({ hole }) => hole);
  const entered = new Map(
    [...(card?.scores ?? []), ...here].map((score) => [score.holeNumber, entryOf(score)] as const),
  );
  return new Map([...entered].filter(([, score]) => playedIn(score) !== null));
};

type Shown = Omit<HoleScore, "pickedUp" | "conceded"> & {
  readonly pickedUp?: boolean;
  readonly conceded?: boolean;
};

const entryOf = (score: Shown): HoleScore => {
  const { holeNumber, strokes, putts, penalties, notes } = score;
  return { holeNumber, strokes, ...withoutScore(playedIn(score)), putts, penalties, notes };
};

/** What stands on a hole before the next entry, as the server will compare it. */
export const seenOn = (entered: Entered, holeNumber: HoleNumber): number | null =>
  inOneNumber(entered.get(holeNumber));

interface Named {
  readonly playerId?: PlayerId;
  readonly roundNumber: RoundNumber;
  readonly hole: HoleNumber;
}

/** The strokes that the writer of a score saw: the stored ones, unless the score still waits. */
export const seenBefore = (
  entered: Entered,
  { waiting }: Sent,
  { playerId, roundNumber, hole }: Named,
): Pick<EnteredHole, "basedOn"> => {
  const entry = waiting
    .filter(ofCard(playerId, roundNumber))
    .findLast(({ hole: { holeNumber } }) => holeNumber === hole);
  if (!entry) return { basedOn: seenOn(entered, hole) };
  return entry.basedOn === undefined ? {} : { basedOn: entry.basedOn };
};

export const roundCardOf = (
  holes: ReadonlyArray<RoundHole>,
  card: Scorecard | undefined,
  sent: Sent,
  roundNumber: RoundNumber,
  partnerId?: PlayerId,
): RoundCard => {
  const entered = enteredOn(card, sent, roundNumber, partnerId);
  const sums = scoreRound({
    holes,
    played: playedOn(entered),
    playingHandicap: card?.playingHandicap ?? 0,
    scoringBasis: card?.scoringBasis ?? "gross",
  });
  return {
    holes,
    entered,
    verified: new Set(card?.scores.filter(isVerified).map(({ holeNumber }) => holeNumber)),
    disputed: new Set(card?.disputes.map(({ holeNumber }) => holeNumber)),
    totals: {
      gross: sums.grossScore,
      toPar: sums.grossScore === null ? null : sums.grossScore - sums.par,
      thru: sums.holesPlayed,
      net: card ? sums.adjustedScore : null,
      points: card ? sums.stablefordPoints : null,
    },
  };
};

const playedOn = (entered: Entered): PlayedHoles =>
  Object.fromEntries(
    [...entered].flatMap(([number, score]) => {
      const played = playedIn(score);
      return played === null ? [] : [[number, played]];
    }),
  );

const isVerified = (score: Scorecard["scores"][number]) => score.isVerified;

/** Whether every hole was played, with a score or without. */
export const isFull = ({ holes, entered }: Pick<RoundCard, "holes" | "entered">): boolean =>
  holes.every(({ holeNumber }) => entered.has(holeNumber));

/**
 * The next open hole: the first one without a score, or the first one if all have scores. Counted
 * from the start hole of the group.
 */
export const nextOpenHole = (
  { holes, entered }: Pick<RoundCard, "holes" | "entered">,
  startHole: HoleNumber | null = null,
): HoleNumber | undefined => {
  const played = inOrderOfPlay(holes, startHole);
  return (played.find(({ holeNumber }) => !entered.has(holeNumber)) ?? played[0])?.holeNumber;
};

/**
 * The previous and next hole, in the order in which the group plays them. The first hole has no
 * previous one. Not everybody says where play begins, so after the last hole comes the first open
 * one, or none if the card is full.
 */
export const holesAround = (
  card: Pick<RoundCard, "holes" | "entered">,
  current: HoleNumber,
  startHole: HoleNumber | null = null,
): { readonly previous: HoleNumber | null; readonly next: HoleNumber | null } => {
  const holes = inOrderOfPlay(card.holes, startHole);
  const index = holes.findIndex(({ holeNumber }) => holeNumber === current);
  const previous = index > 0 ? (holes[index - 1]?.holeNumber ?? null) : null;
  const following = holes[index + 1]?.holeNumber;
  const open = isFull(card) ? null : (nextOpenHole(card, startHole) ?? null);
  return { previous, next: following ?? open };
};
