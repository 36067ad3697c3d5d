import { Effect } from "effect";
import { obstacleToAttesting } from "../../domain/scorecard/attestScorecard.ts";
import type { OpenCard } from "../../domain/scorecard/scorecard.ts";
import { streams } from "../../domain/shared/streams.ts";
import type { PlayerId, ScorecardKey } from "../../domain/shared/values.ts";
import { playsByItself } from "../../domain/teeSheet/partners.ts";
import { groupsIn, type TeeSheet } from "../../domain/teeSheet/teeSheet.ts";
import { ScorecardStreams, TeeSheetStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import type { Notice, Notices } from "./notice.ts";

/**
 * What a card means for those whose card it is, and for the others of their group: the former are
 * told that it was sent back, the latter that it waits for a signature. One signature is enough.
 * Without groups nobody knows who marks a card, so nobody is asked.
 */
export const noticesOfCard = Effect.fnUntraced(function* (card: ScorecardKey) {
  const { read } = yield* ScorecardStreams;
  const sheets = yield* TeeSheetStreams;
  const { state } = yield* read(streams.scorecard(card), noAge);
  if (state.status !== "Open") return new Map() satisfies Notices;
  const { state: sheet } = yield* sheets.read(streams.teeSheet(card.tournamentId), noAge);
  const own = state.terms.side?.playerIds ?? [card.playerId];
  const group = groupsIn(sheet, card.round).find(({ playerIds }) =>
    playerIds.some((id) => own.includes(id)),
  );
  const everybody = new Set([...own, ...(group?.playerIds ?? [])]);
  return new Map(
    [...everybody].map((id) => [id, noticesFor(id, { card, state, sheet, own })] as const),
  ) satisfies Notices;
});

interface Looked {
  readonly card: ScorecardKey;
  readonly state: OpenCard;
  readonly sheet: TeeSheet;
  /** Whose card it is. */
  readonly own: ReadonlyArray<PlayerId>;
}

const noticesFor = (playerId: PlayerId, looked: Looked): ReadonlyArray<Notice> => {
  const { card, state, own } = looked;
  if (state.rejection !== null) {
    if (!own.includes(playerId)) return [];
    const body = `Your card of round ${card.round} was sent back. Please look at it, and hand it in again.`;
    const page = `?tab=scorecard&round=${card.round}&view=card`;
    return [{ kind: "sentBack", fact: state.rejection.reason, body, page }];
  }
  if (!waits(playerId, looked)) return [];
  const body = `A card of your group waits for your signature, in round ${card.round}.`;
  return [{ kind: "toSign", fact: "waits", body, page: "?tab=scorecard&part=pending" }];
};

const waits = (by: PlayerId, { card, state, sheet, own }: Looked) => {
  const isSigned = state.attestations.size > 0 || state.paperSignature !== null;
  if (isSigned || state.scores.size < state.courseHoles.size) return false;
  const isAlone = own.length > 1 && playsByItself(groupsIn(sheet, card.round), card.round, own);
  // Only people of the group are asked.
  return obstacleToAttesting({ card, by, inAnotherGroup: false, isAlone }, state) === null;
};
