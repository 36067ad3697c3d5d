import { Clock, Duration, Effect, Option, Schedule, Schema } from "effect";
import { streams } from "../../domain/shared/streams.ts";
import { PlayerId, type TournamentId } from "../../domain/shared/values.ts";
import { markedIn, withNames } from "../../domain/summary/playerMarks.ts";
import type { Written } from "../../domain/summary/summary.ts";
import { sidesIn } from "../../domain/teams/sides.ts";
import { SummaryStreams, TeamStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import { formatOf } from "../facts/formatOf.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { formerPlayer, People } from "../ports/People.ts";
import { factsOf } from "./factsOf.ts";
import { requestText } from "./requestText.ts";
import { digestOf } from "./summaryContext.ts";

/** No summary was ready within the time that a reader waits. */
export class SummaryUnavailable extends Schema.TaggedError<SummaryUnavailable>()(
  "SummaryUnavailable",
  { tournamentId: Schema.String },
) {}

/**
 * During play each score makes a text outdated, so a new text is requested at most at this
 * interval.
 */
const WRITTEN_AGAIN_AFTER = Duration.minutes(10);
const FIRST_TEXT_WITHIN = "10 seconds";
/** Readers get an older text instead of waiting for a new one. */
const NEXT_TEXT_WITHIN = "2 seconds";

/**
 * The summary of a tournament. If there is none for the present facts, one is requested. If it
 * comes too late, the next reader gets it.
 */
export const readSummary = Effect.fn("readSummary")(function* (tournamentId: TournamentId) {
  const facts = yield* factsOf(tournamentId);
  const { kind, status } = facts;
  const digest = digestOf(facts);
  const { read } = yield* SummaryStreams;
  const readStream = read(streams.summary(tournamentId), noAge);

  const { written, requests } = (yield* readStream).state;
  const names = kind === "preview" ? noNames : yield* namesOfSides(tournamentId);
  if (written?.facts === digest) return yield* shown(written, false, names);
  // A preview is outdated as soon as play begins.
  const isStillApt = status === "active" && written?.kind === kind;
  if (isStillApt && (yield* isRecent(written))) return yield* shown(written, true, names);

  const request = { tournamentId, kind, facts: digest };
  const isRequested = yield* requestText(request, requests).pipe(
    Effect.as(true),
    Effect.catchTag("JobsUnavailable", () => Effect.succeed(false)),
  );
  const next = readStream.pipe(
    Effect.repeat({
      schedule: Schedule.spaced("50 millis"),
      until: ({ state }) =>
        state.written !== null && state.written.writtenAt !== written?.writtenAt,
    }),
    Effect.timeoutOption(written === null ? FIRST_TEXT_WITHIN : NEXT_TEXT_WITHIN),
  );
  const after = isRequested ? yield* next : Option.none();
  const newest = Option.getOrNull(after)?.state.written ?? written;
  if (newest === null) return yield* new SummaryUnavailable({ tournamentId });
  return yield* shown(newest, newest.facts !== digest, names);
});

const isRecent = Effect.fnUntraced(function* ({ writtenAt }: Written) {
  const age = (yield* Clock.currentTimeMillis) - Date.parse(writtenAt);
  return age < Duration.toMillis(WRITTEN_AGAIN_AFTER);
});

type Names = ReadonlyMap<string, string>;

const noNames: Names = new Map();

/** A side stands on the board under its own name, in the place of its members. */
const namesOfSides = Effect.fnUntraced(function* (tournamentId: TournamentId) {
  const tournament = yield* TournamentFacts.use((facts) => facts.tournament(tournamentId));
  if (tournament.rulesEdition === 1) return noNames;
  const { read } = yield* TeamStreams;
  const { state } = yield* read(streams.teams(tournamentId), noAge);
  const sides = sidesIn([...state.values()], yield* formatOf(tournament.settings));
  const names: Names = new Map(
    sides.flatMap(({ name, playerIds }) => playerIds.map((id) => [id, name] as const)),
  );
  return names;
});

const shown = Effect.fnUntraced(function* (written: Written, isOutOfDate: boolean, names: Names) {
  const ids = markedIn(written.text).map((id) => PlayerId.make(id));
  const people = yield* People.use(({ named }) => named(ids));
  const summary = withNames(written.text, (id) => {
    const ofSide = names.get(id);
    if (ofSide !== undefined) return ofSide;
    const { firstName, lastName } = people.get(PlayerId.make(id)) ?? formerPlayer;
    return `${firstName} ${lastName}`.trim();
  });
  const { kind, author, writtenAt } = written;
  return { summary, kind, author, generatedAt: writtenAt, isOutOfDate };
});
