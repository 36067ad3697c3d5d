import { Result } from "effect";
import type { Decider } from "../shared/decider.ts";
import type {
  AnnounceMatchResult,
  ArrangeMatch,
  MatchCommand,
  RecordMatchResult,
} from "./commands.ts";
import { MatchEvent, type MatchOutcome, type Pairing } from "./events.ts";
import { evolve, initialState, type Match, mirrored } from "./match.ts";
import { MatchAgainstOneself, MatchAlreadyExists, type MatchRejection } from "./rejections.ts";

type Decision = Result.Result<ReadonlyArray<MatchEvent>, MatchRejection>;

const nothing: Decision = Result.succeed([]);
const { MatchArranged, MatchDecided, MatchReopened } = MatchEvent.cases;

export const matchDecider: Decider<MatchCommand, Match, MatchEvent, MatchRejection> = {
  initialState,
  evolve,
  decide: (command, match) => {
    switch (command._tag) {
      case "ArrangeMatch":
        return arrange(command, match);
      case "RecordMatchResult":
        return record(command, match);
      case "AnnounceMatchResult":
        return announce(command, match);
      case "ReopenMatch":
        return match.decided?.decidedBy === "scores"
          ? Result.succeed([MatchReopened.make({ matchId: command.matchId })])
          : nothing;
    }
  },
};

const arrange = (command: ArrangeMatch, { arranged }: Match): Decision => {
  const { matchId } = command;
  if (isAgainstOneself(command)) return Result.fail(new MatchAgainstOneself({ matchId }));
  if (arranged) return Result.fail(new MatchAlreadyExists({ matchId }));
  return Result.succeed([MatchArranged.make(pairingOf(command))]);
};

/** Administrators may change their mind: the latest counts. */
const record = (command: RecordMatchResult, match: Match): Decision => {
  const { matchId } = command;
  if (isAgainstOneself(command)) return Result.fail(new MatchAgainstOneself({ matchId }));
  const pairing = { ...pairingOf(command), ...match.arranged };
  const outcome = seenFrom(pairing, command);
  const decided = MatchDecided.make({ ...pairing, ...outcome, decidedBy: "admin" });
  const isSaid = match.decided?.decidedBy === "admin" && isSame(decided, match.decided);
  return Result.succeed([
    ...(match.arranged ? [] : [MatchArranged.make(pairing)]),
    ...(isSaid ? [] : [decided]),
  ]);
};

const announce = (command: AnnounceMatchResult, { arranged, decided: known }: Match): Decision => {
  if (known?.decidedBy === "admin") return nothing;
  const pairing = { ...pairingOf(command), ...arranged };
  const outcome = seenFrom(pairing, command);
  const decided = MatchDecided.make({ ...pairing, ...outcome, decidedBy: "scores" });
  return known && isSame(decided, known) ? nothing : Result.succeed([decided]);
};

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

/** However it was told, it is kept from the side of the pairing's first player. */
const seenFrom = ({ playerId }: Pairing, told: Seen): MatchOutcome => {
  const { result, margin } = told.playerId === playerId ? told : mirrored(told);
  return { result, margin };
};

const isSame = (one: Seen, other: Seen) => {
  const { result, margin } = one.playerId === other.playerId ? other : mirrored(other);
  return one.result === result && one.margin === margin;
};
