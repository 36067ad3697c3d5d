import { Equal, Result } from "effect";
import type { Decider } from "../shared/decider.ts";
import type { TournamentId, WallClock } from "../shared/values.ts";
import type {
  ArchiveTournament,
  ChangeTournamentSettings,
  CreateTournament,
  FollowSchedule,
  TournamentCommand,
} from "./commands.ts";
import { TournamentEvent } from "./events.ts";
import {
  EditedMeanwhile,
  EndsBeforeStart,
  RoundsHaveScores,
  TermsOfPlayAreFixed,
  TournamentNotFound,
  type TournamentRejection,
} from "./rejections.ts";
import type { ChangedSettings, TournamentSettings } from "./settings.ts";
import { dayOf, statusByDate, type TournamentStatus } from "./status.ts";
import { type CreatedTournament, evolve, initialState, type Tournament } from "./tournament.ts";

type Decision = Result.Result<ReadonlyArray<TournamentEvent>, TournamentRejection>;

const {
  TournamentArchived,
  TournamentCreated,
  TournamentSettingsChanged,
  TournamentStatusChanged,
} = TournamentEvent.cases;

const whenCreated =
  <Command extends { readonly tournamentId: TournamentId }>(
    decide: (command: Command, tournament: CreatedTournament) => Decision,
  ) =>
  (command: Command, state: Tournament): Decision => {
    if (state.existence === "Created") return decide(command, state);
    return Result.fail(new TournamentNotFound({ tournamentId: command.tournamentId }));
  };

const create = ({ _tag, ...created }: CreateTournament, state: Tournament): Decision => {
  const { tournamentId, settings } = created;
  if (state.existence === "Created") return Result.succeed([]);
  if (endsBeforeStart(settings)) return Result.fail(new EndsBeforeStart({ tournamentId }));
  return Result.succeed([TournamentCreated.make(created)]);
};

const changeSettings = whenCreated<ChangeTournamentSettings>((command, tournament) => {
  const { tournamentId, basedOn, lastRoundWithScores } = command;
  if (tournament.isArchived) return Result.fail(new TournamentNotFound({ tournamentId }));
  if (basedOn !== null && basedOn < tournament.lastEdit) {
    return Result.fail(new EditedMeanwhile({ tournamentId, basedOn }));
  }
  const changed = differences(command.changed, tournament.settings);
  const settings = { ...tournament.settings, ...changed };
  if (endsBeforeStart(settings)) return Result.fail(new EndsBeforeStart({ tournamentId }));
  if (lastRoundWithScores !== null) {
    if (settings.numberOfRounds < lastRoundWithScores) {
      return Result.fail(new RoundsHaveScores({ tournamentId }));
    }
    if (changed.handicapAllowance !== undefined || changed.teeId !== undefined) {
      return Result.fail(new TermsOfPlayAreFixed({ tournamentId }));
    }
  }
  const edit = TournamentSettingsChanged.make({ tournamentId, changed });
  const move = movesTo(tournament, command.status ?? tournament.status, "admin");
  return Result.succeed(Object.keys(changed).length > 0 ? [edit, ...move] : move);
});

/** Forward only, and never out of "completed" or "cancelled": those may have been set by hand. */
const followSchedule = whenCreated<FollowSchedule>(({ today }, tournament) => {
  const { status, settings } = tournament;
  if (status !== "upcoming" && status !== "active") return Result.succeed([]);
  return Result.succeed(stepsOn(tournament, statusByDate(settings, today)));
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
) => (from === to ? [] : [TournamentStatusChanged.make({ tournamentId, from, to, cause })]);

/** It is called off first, because a cancelled tournament takes no players and no scores. */
const archive = whenCreated<ArchiveTournament>(({ tournamentId }, tournament) => {
  if (tournament.isArchived) return Result.succeed([]);
  const isOver = tournament.status === "completed";
  const calledOff = isOver ? [] : movesTo(tournament, "cancelled", "admin");
  return Result.succeed([...calledOff, TournamentArchived.make({ tournamentId })]);
});

const differences = (wanted: ChangedSettings, present: TournamentSettings): ChangedSettings =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => !Equal.equals(value, present[name as keyof TournamentSettings]),
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

export const tournamentDecider: Decider<
  TournamentCommand,
  Tournament,
  TournamentEvent,
  TournamentRejection
> = {
  initialState,
  evolve,
  decide: (command, state) => {
    switch (command._tag) {
      case "CreateTournament":
        return create(command, state);
      case "ChangeTournamentSettings":
        return changeSettings(command, state);
      case "FollowSchedule":
        return followSchedule(command, state);
      case "ArchiveTournament":
        return archive(command, state);
    }
  },
};
