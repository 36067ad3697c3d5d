import { Result } from "effect";
import { MatchEvent, type MatchOutcome, type Pairing } from "./events.ts";
import { type Match, mirrored } from "./match.ts";
import { MatchAgainstOneself, MatchAlreadyExists } from "./rejections.ts";

const { MatchArranged, MatchDecided, MatchReopened } = MatchEvent.cases;

const nothing = Result.succeed<ReadonlyArray<MatchEvent>>([]);

const happened = (...events: ReadonlyArray<MatchEvent>) =>
  Result.succeed<ReadonlyArray<MatchEvent>>(events);

type MatchResult = Pairing & MatchOutcome;

export const arrangeMatch = (pairing: Pairing, { arranged }: Match) => {
  const { matchId } = pairing;
  if (isAgainstOneself(pairing)) return Result.fail(new MatchAgainstOneself({ matchId }));
  if (arranged) return Result.fail(new MatchAlreadyExists({ matchId }));
  return happened(MatchArranged.make(pairingOf(pairing)));
};

/** Administrators may decide again: the latest decision counts. */
export const recordMatchResult = (result: MatchResult, match: Match) => {
  const { matchId } = result;
  if (isAgainstOneself(result)) return Result.fail(new MatchAgainstOneself({ matchId }));
  const pairing = { ...pairingOf(result), ...match.arranged };
  const outcome = seenFrom(pairing, result);
  const decided = MatchDecided.make({ ...pairing, ...outcome, decidedBy: "admin" });
  const isSaid = match.decided?.decidedBy === "admin" && isSame(decided, match.decided);
  return happened(
    ...(match.arranged ? [] : [MatchArranged.make(pairing)]),
    ...(isSaid ? [] : [decided]),
  );
};

/** Announces the result that follows from the cards. */
export const announceMatchResult = (result: MatchResult, { arranged, decided: known }: Match) => {
  if (known?.decidedBy === "admin") return nothing;
  const pairing = { ...pairingOf(result), ...arranged };
  const outcome = seenFrom(pairing, result);
  const decided = MatchDecided.make({ ...pairing, ...outcome, decidedBy: "scores" });
  return known && isSame(decided, known) ? nothing : happened(decided);
};

/** Takes the announcement back, because the cards no longer decide the match. */
export const reopenMatch = (
  { matchId }: Pick<Pairing, "matchId" | "tournamentId">,
  { decided }: Match,
) => (decided?.decidedBy === "scores" ? happened(MatchReopened.make({ matchId })) : nothing);

const isAgainstOneself = ({ playerId, opponentId }: Pairing) => playerId === opponentId;

const pairingOf = ({
  matchId,
  tournamentId,
  sideGameId,
  round,
  playerId,
  opponentId,
}: Pairing): Pairing => ({ matchId, tournamentId, sideGameId, round, playerId, opponentId });

type Seen = MatchOutcome & Pick<Pairing, "playerId">;

/** The result is always stored from the side of the pairing's first player. */
const seenFrom = ({ playerId }: Pairing, seen: Seen): MatchOutcome => {
  const { result, margin } = seen.playerId === playerId ? seen : mirrored(seen);
  return { result, margin };
};

const isSame = (one: Seen, other: Seen) => {
  const { result, margin } = one.playerId === other.playerId ? other : mirrored(other);
  return one.result === result && one.margin === margin;
};
