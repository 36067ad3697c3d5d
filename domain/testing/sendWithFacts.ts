import { HashMap } from "effect";
import { entryOf, isUpForCut } from "../field/field.ts";
import type { PlayingTerms } from "../scorecard/playingTerms.ts";
import type { OpenCard } from "../scorecard/scorecard.ts";
import { AttestationId, type PlayerId, RoundNumber, type ScorecardKey } from "../shared/values.ts";
import { playsApart } from "../teeSheet/partners.ts";
import type { CreatedTournament } from "../tournament/tournament.ts";
import { aimed } from "./aimed.ts";
import {
  FieldCommand,
  MatchCommand,
  ScorecardCommand,
  SideGameCommand,
  TeamCommand,
  TeeSheetCommand,
  TournamentCommand,
} from "./commands.ts";
import type { TournamentRun } from "./tournamentRun.ts";

type MakeCut = Extract<FieldCommand, { readonly _tag: "MakeCut" }>;

export type AnyCommand =
  | TournamentCommand
  | FieldCommand
  | MatchCommand
  | ScorecardCommand
  | SideGameCommand
  | TeeSheetCommand
  | TeamCommand;

/**
 * Sends a command as the application does: with the present facts of the other streams, and only if
 * its sender may send it.
 */
export const sendWithFacts = (run: TournamentRun, terms: PlayingTerms) => (command: AnyCommand) => {
  const tournament = run.tournament();
  if (isFor(TournamentCommand, command)) return toTournament(run, command);
  if (tournament.existence === "NotCreated") return;
  if (isFor(FieldCommand, command)) return run.toField(withFieldFacts(run, tournament, command));
  if (isFor(TeeSheetCommand, command)) return run.toTeeSheet(withGroupFacts(run, command));
  if (isFor(TeamCommand, command)) return run.toTeams(withTeamFacts(run, command));
  if (isFor(SideGameCommand, command)) return toSideGame(run, tournament, command);
  if (isFor(MatchCommand, command)) return run.toMatch(command);
  if (mayTouch(run, tournament, command)) run.toCard(withCardFacts(run, terms, command));
};

const isFor = <Tag extends AnyCommand["_tag"]>(
  { cases }: { readonly cases: Readonly<Record<Tag, unknown>> },
  command: AnyCommand,
): command is Extract<AnyCommand, { readonly _tag: Tag }> => command._tag in cases;

/** A higher limit gives places to players on the waitlist. */
const toTournament = (run: TournamentRun, command: TournamentCommand) => {
  if (command._tag !== "ChangeTournamentSettings") return run.toTournament(command);
  const rounds = run.openCards().map(({ round }) => round);
  const lastRoundWithScores = rounds.toSorted((one, other) => other - one)[0] ?? null;
  run.toTournament({ ...command, lastRoundWithScores, basedOn: null });

  const tournament = run.tournament();
  const { tournamentId } = command;
  if (tournament.existence === "NotCreated") return;
  const terms = entryTerms(tournament, false);
  run.toField({ _tag: "PromoteFromWaitlist", tournamentId, terms });
};

const entryTerms = ({ status, settings }: CreatedTournament, hasDeadlinePassed: boolean) => ({
  status,
  maxParticipants: settings.maxParticipants,
  hasDeadlinePassed,
});

const withFieldFacts = (
  run: TournamentRun,
  tournament: CreatedTournament,
  command: FieldCommand,
): FieldCommand => {
  if (command._tag === "MakeCut") return withStandings(run, tournament, command);
  if (command._tag === "WithdrawCut") {
    return { ...command, laterRoundHasScores: hasScoresAfter(run, command.afterRound) };
  }
  if (command._tag === "ChooseTee") {
    const cards = cardsUpTo(run, command.playerId, RoundNumber.make(4));
    return { ...command, hasScores: cards.length > 0 };
  }
  if (!("terms" in command)) return command;
  const { hasDeadlinePassed } = command.terms;
  return { ...command, terms: entryTerms(tournament, hasDeadlinePassed) };
};

/** The fewest strokes are first: these histories do not test the rules of the cut. */
const withStandings = (
  run: TournamentRun,
  { settings }: CreatedTournament,
  command: MakeCut,
): MakeCut => {
  const { afterRound, top } = command;
  const players = [...HashMap.entries(run.field().entries)]
    .filter(([, entry]) => isUpForCut(entry, afterRound))
    .map(([playerId]) => ({ playerId, cards: cardsUpTo(run, playerId, afterRound) }));
  const incomplete = players.filter(({ cards }) => cards.filter(isComplete).length < afterRound);
  const ranking = players.toSorted((one, other) => strokes(one.cards) - strokes(other.cards));
  return {
    ...command,
    numberOfRounds: settings.numberOfRounds,
    playerIds: ranking.slice(0, top).map(({ playerId }) => playerId),
    incomplete: incomplete.map(({ playerId }) => playerId),
    laterRoundHasScores: hasScoresAfter(run, afterRound),
  };
};

const hasScoresAfter = (run: TournamentRun, afterRound: RoundNumber) =>
  run.openCards().some(({ round }) => round > afterRound);

const cardsUpTo = (run: TournamentRun, player: PlayerId, last: RoundNumber) =>
  run
    .openCards()
    .filter(({ playerId, round }) => playerId === player && round <= last)
    .map(({ state }) => state);

const isComplete = ({ scores, courseHoles }: OpenCard) => scores.size === courseHoles.size;

const strokes = (cards: ReadonlyArray<OpenCard>) =>
  cards
    .flatMap(({ scores }) => [...scores.values()])
    .reduce((sum, hole) => sum + (hole.strokes ?? 0), 0);

/** Groups are for players with a place; a draw is for players who still play. */
const withGroupFacts = (run: TournamentRun, command: TeeSheetCommand): TeeSheetCommand => {
  const entry = (player: PlayerId) => entryOf(run.field(), player);
  if (command._tag === "RemoveGroup") return command;
  if (command._tag === "DrawTeeSheet") {
    const plays = (player: PlayerId) => entry(player)?.play.status === "playing";
    return { ...command, playerIds: command.playerIds.filter(plays) };
  }
  return { ...command, notRegistered: strangersAmong(run, command.playerIds) };
};

const withTeamFacts = (run: TournamentRun, command: TeamCommand): TeamCommand =>
  command._tag === "DisbandTeam"
    ? command
    : { ...command, notRegistered: strangersAmong(run, command.playerIds) };

const strangersAmong = (run: TournamentRun, players: ReadonlyArray<PlayerId>) =>
  players.filter((player) => entryOf(run.field(), player)?.status !== "registered");

/** The player and the partner still play. */
const toSideGame = (
  run: TournamentRun,
  { status }: CreatedTournament,
  command: SideGameCommand,
) => {
  if (command._tag !== "JoinSideGame") return run.toSideGame(command);
  const { playerId, partnerId } = command;
  const stillPlays = (player: PlayerId) => {
    const entry = entryOf(run.field(), player);
    return entry?.status === "registered" && entry.play.status === "playing";
  };
  if (!stillPlays(playerId)) return;
  const isPartnerPlaying = partnerId !== null && stillPlays(partnerId);
  run.toSideGame({ ...command, isPartnerPlaying, tournamentStatus: status });
};

/** Players record scores while they play in a round of an active tournament; partners sign. */
const mayTouch = (
  run: TournamentRun,
  { status, settings }: CreatedTournament,
  command: ScorecardCommand,
) => {
  const { playerId, round } = command.card;
  const isPlaying = (player: PlayerId) => {
    const entry = entryOf(run.field(), player);
    return entry?.status === "registered" && entry.play.status === "playing";
  };
  if (command._tag === "AttestScorecard" || command._tag === "DisputeHole") {
    return isPlaying(command.by);
  }
  if (command._tag !== "RecordHoleScores") return true;
  return status !== "cancelled" && round <= settings.numberOfRounds && isPlaying(playerId);
};

const withCardFacts = (
  run: TournamentRun,
  terms: PlayingTerms,
  command: ScorecardCommand,
): ScorecardCommand => {
  if (command._tag === "RecordHoleScores") return { ...command, terms };
  if (command._tag === "SettleHoleDispute") return aimed(command, stateOf(run, command.card));
  if (command._tag !== "AttestScorecard" && command._tag !== "DisputeHole") return command;
  const groups = run.teeSheet().groups.values();
  const inAnotherGroup = playsApart(groups, command.card, command.by);
  if (command._tag === "DisputeHole") return { ...command, inAnotherGroup };
  const n = String(run.history.length).padStart(12, "0");
  const attestationId = AttestationId.make(`00000000-0000-4000-8000-${n}`);
  return { ...command, attestationId, inAnotherGroup };
};

const stateOf = (run: TournamentRun, { playerId, round }: ScorecardKey) =>
  run.openCards().find((card) => card.playerId === playerId && card.round === round)?.state;
