import { Effect } from "effect";
import type { Position } from "../../domain/shared/recorded.ts";
import type { TournamentId } from "../../domain/shared/values.ts";
import type { ChangedSettings } from "../../domain/tournament/settings.ts";
import type { TournamentStatus } from "../../domain/tournament/status.ts";
import type { CommandContext } from "../commands/streamHandler.ts";
import { checkRatingsOfCourse } from "../courses/ratingFit.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { promoteWhenLimitRises } from "../field/promoteWhenLimitRises.ts";
import { OrganiserClock } from "../ports/OrganiserClock.ts";
import { PlayedRounds } from "../ports/PlayedRounds.ts";
import { TournamentNumbers } from "../ports/TournamentNumbers.ts";
import { checkChoices } from "./checkChoices.ts";
import { keepContact } from "./createTournament.ts";
import { editTournament } from "./editTournament.ts";
import { explainEditConflict } from "./explainEditConflict.ts";
import { sharing } from "./newShareCode.ts";
import { withTeeOfCourse } from "./teeOnNewCourse.ts";

/** Absent fields stay as they are; `null` removes an optional setting. */
interface TournamentChange {
  readonly tournamentId: TournamentId;
  readonly changed: Omit<ChangedSettings, "organizerContactId" | "shareCode">;
  /** Whether the board is public. It gets a new address each time this is turned on. */
  readonly publicBoard?: boolean;
  readonly organizerEmail?: string | null;
  readonly status: TournamentStatus | null;
  /** The revision that was edited, or null: then the last edit wins. */
  readonly basedOn: number | null;
}

export const changeTournament = Effect.fn("changeTournament")(function* (
  change: TournamentChange,
  context: CommandContext,
) {
  const { tournamentId, organizerEmail, status, basedOn } = change;
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  const { settings, number } = tournament;
  const changed = yield* withTeeOfCourse(change.changed, tournament);
  yield* checkChoices(changed, changed.courseId ?? settings.courseId);
  const { courseId } = changed;
  if (courseId && courseId !== settings.courseId) yield* checkRatingsOfCourse(courseId);

  const contact =
    organizerEmail === undefined
      ? {}
      : { organizerContactId: yield* contactFor(tournamentId, organizerEmail, context) };
  const edit = {
    changed: { ...changed, ...contact, ...(yield* sharing(change.publicBoard)) },
    status,
    basedOn,
    today: yield* OrganiserClock.use((clock) => clock.now),
    lastRoundWithScores: yield* lastRoundIfItMatters(tournamentId, changed),
    ...(changed.isPrivate === true
      ? { privateNumber: yield* numberAfter(tournamentId, number) }
      : {}),
  };
  const { position } = yield* editTournament(tournamentId, edit, context).pipe(
    Effect.catchTag("StaleEdit", explainEditConflict),
  );
  const promoted = yield* promoteWhenLimitRises(tournamentId, context);
  return { position: later(position, promoted) };
});

/**
 * A number is drawn even if the tournament seems to be private already, because only the decision
 * knows whether it is.
 */
const numberAfter = (tournamentId: TournamentId, number: number) =>
  TournamentNumbers.use(({ drawn }) => drawn(tournamentId, number));

/** If no player moved up, the position of the field may be older than the edit. */
const later = (edited: Position | null, promoted: Position | null) =>
  edited !== null && promoted !== null && promoted < edited ? edited : (promoted ?? edited);

const contactFor = (tournamentId: TournamentId, email: string | null, context: CommandContext) =>
  email === null ? Effect.succeed(null) : keepContact(tournamentId, email, context);

const guarded = ["numberOfRounds", "handicapAllowance", "teeId"] as const;

const lastRoundIfItMatters = (tournamentId: TournamentId, changed: ChangedSettings) =>
  guarded.some((name) => changed[name] !== undefined)
    ? PlayedRounds.use(({ latest }) => latest(tournamentId))
    : Effect.succeed(null);
