import { Equal, Result } from "effect";
import { presentEdition } from "../golf/rulesEdition.ts";
import type { RoundNumber, WallClock } from "../shared/values.ts";
import { TournamentEvent } from "./events.ts";
import { isGuessable } from "./privateNumber.ts";
import {
  EndsBeforeStart,
  RoundsHaveScores,
  StaleEdit,
  TermsOfPlayAreFixed,
  TournamentNotFound,
} from "./rejections.ts";
import { renumbers } from "./renumbers.ts";
import type { ChangedSettings, TournamentSettings } from "./settings.ts";
import { dayOf, statusByDate, type TournamentStatus } from "./status.ts";
import type { CreatedTournament, Tournament } from "./tournament.ts";
import { happened, type OfTournament, whenCreated } from "./whenCreated.ts";

const {
  TournamentArchived,
  TournamentCreated,
  TournamentSettingsChanged,
  TournamentStatusChanged,
} = TournamentEvent.cases;

export type CreateTournament = Omit<typeof TournamentCreated.Type, "_tag">;

export const createTournament = (created: CreateTournament, state: Tournament) => {
  const { tournamentId, settings } = created;
  if (state.existence === "Created") return happened();
  if (endsBeforeStart(settings)) return Result.fail(new EndsBeforeStart({ tournamentId }));
  return happened(TournamentCreated.make(created));
};

export interface ChangeTournamentSettings extends OfTournament {
  readonly changed: ChangedSettings;
  /** Part of the same command as the settings, so that one edit is one decision. */
  readonly status: TournamentStatus | null;
  /** The latest round in which a player has a card; null before the first one. */
  readonly lastRoundWithScores: RoundNumber | null;
  /** The revision that was edited, or null: then the last edit wins. */
  readonly basedOn: number | null;
  /** A number that was never shown, for an edit that may make the tournament private. */
  readonly privateNumber?: number;
  /** Opens a tournament that the clock completed, if its end is still to come after the edit. */
  readonly today?: WallClock;
}

export const changeSettings = whenCreated((edit: ChangeTournamentSettings, tournament) => {
  const { tournamentId, basedOn, lastRoundWithScores } = edit;
  if (tournament.isArchived) return Result.fail(new TournamentNotFound({ tournamentId }));
  if (basedOn !== null && !isPresent(basedOn, tournament)) {
    return Result.fail(new StaleEdit({ tournamentId, basedOn }));
  }
  const changed = differences(withSharedCode(edit.changed, tournament), tournament.settings);
  const settings = { ...tournament.settings, ...changed };
  if (endsBeforeStart(settings)) return Result.fail(new EndsBeforeStart({ tournamentId }));
  if (lastRoundWithScores !== null) {
    if (settings.numberOfRounds < lastRoundWithScores) {
      return Result.fail(new RoundsHaveScores({ tournamentId }));
    }
    // Another course has other tees. The rounds that have begun keep theirs.
    const isOtherTee = changed.teeId !== undefined && changed.courseId === undefined;
    if (changed.handicapAllowance !== undefined || isOtherTee) {
      return Result.fail(new TermsOfPlayAreFixed({ tournamentId }));
    }
  }
  const edited = TournamentSettingsChanged.make({ tournamentId, changed });
  const move = movesTo(tournament, edit.status ?? reopened(edit, tournament, settings), "admin");
  if (Object.keys(changed).length === 0) return happened(...move);
  const renumbering = changed.isPrivate === true ? renumbers(tournament, edit.privateNumber) : [];
  return happened(edited, ...renumbering, ...move);
});

/**
 * A later end opens a tournament that the clock completed. One that was completed by hand stays so
 * until somebody says otherwise.
 */
const reopened = (
  { changed, today }: ChangeTournamentSettings,
  { status, isByClock }: CreatedTournament,
  settings: TournamentSettings,
): TournamentStatus => {
  const isMoved = changed.endDate !== undefined || changed.startDate !== undefined;
  if (status !== "completed" || !isByClock || !isMoved || today === undefined) return status;
  return statusByDate(settings, today) ?? status;
};

export interface ReplaceGuessableNumber extends OfTournament {
  readonly number: number;
}

/** For a private tournament whose number was counted, as in older versions. */
export const replaceGuessableNumber = whenCreated(
  ({ number }: ReplaceGuessableNumber, tournament) =>
    tournament.settings.isPrivate && isGuessable(tournament.number)
      ? happened(...renumbers(tournament, number))
      : happened(),
);

/**
 * A change of status by the clock after the last edit is a revision too, but its settings are the
 * same.
 */
const isPresent = (revision: number, { lastEdit, revision: last }: CreatedTournament) =>
  revision >= lastEdit && revision <= last;

/** It is cancelled first, because a cancelled tournament accepts no players and no scores. */
export const archiveTournament = whenCreated(({ tournamentId }: OfTournament, tournament) => {
  if (tournament.isArchived) return happened();
  const isOver = tournament.status === "completed";
  const calledOff = isOver ? [] : movesTo(tournament, "cancelled", "admin");
  return happened(...calledOff, TournamentArchived.make({ tournamentId }));
});

export interface FollowSchedule extends OfTournament {
  readonly today: WallClock;
}

/**
 * The status only moves forward, and never away from "completed" or "cancelled", because an
 * organiser may have set those.
 */
export const followSchedule = whenCreated(({ today }: FollowSchedule, tournament) => {
  const { status, settings } = tournament;
  if (status !== "upcoming" && status !== "active") return happened();
  return happened(...stepsOn(tournament, statusByDate(settings, today)));
});

const stepsOn = (
  tournament: CreatedTournament,
  due: TournamentStatus | null,
): ReadonlyArray<TournamentEvent> => {
  if (due !== "active" && due !== "completed") return [];
  const activation = tournament.status === "upcoming" ? movesTo(tournament, "active") : [];
  if (due === "active") return activation;
  return [...activation, ...movesTo({ ...tournament, status: "active" }, "completed")];
};

const movesTo = (
  { tournamentId, status: from }: CreatedTournament,
  to: TournamentStatus,
  cause: "admin" | "schedule" = "schedule",
) => {
  if (from === to) return [];
  const rules = to === "completed" && { rulesEdition: presentEdition };
  return [TournamentStatusChanged.make({ tournamentId, from, to, cause, ...rules })];
};

/** A board that is already public keeps its known address. */
const withSharedCode = (wanted: ChangedSettings, { settings }: CreatedTournament) =>
  wanted.shareCode && settings.shareCode ? { ...wanted, shareCode: settings.shareCode } : wanted;

const differences = (wanted: ChangedSettings, present: TournamentSettings): ChangedSettings =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => !Equal.equals(value, present[name as keyof TournamentSettings] ?? null),
    ),
  );

/** A start and an end on the same day are compared by their times, if both have one. */
const endsBeforeStart = ({
  startDate,
  endDate,
}: Pick<TournamentSettings, "startDate" | "endDate">) => {
  if (startDate === null || endDate === null) return false;
  const haveTimes = hasTime(startDate) && hasTime(endDate);
  return haveTimes ? endDate < startDate : dayOf(endDate) < dayOf(startDate);
};

const hasTime = (time: WallClock) => time.includes("T");
