import { Effect, Schema } from "effect";
import type { EventName } from "../../domain/events.ts";
import { FieldEvent } from "../../domain/field/events.ts";
import { type Recorded, typeOf } from "../../domain/shared/recorded.ts";
import { cardOf, streams } from "../../domain/shared/streams.ts";
import { EventId, PlayerId, ScorecardKey, TournamentId } from "../../domain/shared/values.ts";
import { teeSheetChanges } from "../../domain/teeSheet/events.ts";
import { ScorecardStreams } from "../commands/streamHandlers.ts";
import { noAge } from "../commands/streamMemory.ts";
import type { JobKind } from "../ports/Jobs.ts";

/**
 * Something has changed of which players may want to know. What there is to tell is looked up when
 * they are told, so the queue holds ids only.
 */
export const News = Schema.TaggedUnion({
  OfTournament: { tournamentId: TournamentId },
  OfCard: { card: ScorecardKey },
  OfPromotion: { tournamentId: TournamentId, playerId: PlayerId, eventId: EventId },
});
export type News = typeof News.Type;

export const tellPhonesJob: JobKind<News> = { name: "tell-phones", payload: News };

/** News of one subject take the place of each other. */
export const subjectOf = (news: News): string =>
  News.match(news, {
    OfTournament: ({ tournamentId }) => streams.tournament(tournamentId),
    OfCard: ({ card }) => streams.scorecard(card),
    OfPromotion: ({ eventId }) => `promotion-${eventId}`,
  });

const PROMOTION: EventName = "PlayerPromoted";
const SCORES: EventName = "HoleScoresRecorded";

const ofTournament: ReadonlySet<string> = new Set<EventName>([
  ...teeSheetChanges,
  "TournamentStatusChanged",
]);

const ofCard: ReadonlySet<string> = new Set<EventName>([
  SCORES,
  "ScorecardAttested",
  "ScorecardRejected",
  "ScorecardRejectionWithdrawn",
  "ScorecardSignedOnPaper",
  "ScorecardVerified",
]);

/**
 * The events of a page that may be news: of each card and tee sheet the last one, because they are
 * looked at as they are now. Nobody is told of what was imported.
 */
export const newsIn = (page: ReadonlyArray<Recorded>): ReadonlyArray<Recorded> => {
  const latest = new Map<string, Recorded>();
  for (const recorded of page) {
    const { stream, metadata } = recorded;
    const type = typeOf(recorded);
    if (metadata.actor.kind === "cli") continue;
    if (type === PROMOTION) latest.set(metadata.eventId, recorded);
    else if (ofTournament.has(type) || ofCard.has(type)) latest.set(stream, recorded);
  }
  return [...latest.values()];
};

const decodePromotion = Schema.decodeUnknownEffect(FieldEvent.cases.PlayerPromoted);

/** What such an event is news of. Null for scores of a card on which something is missing. */
export const newsOf = Effect.fnUntraced(function* (recorded: Recorded) {
  const { event, stream, metadata } = recorded;
  const { tournamentId, eventId } = metadata;
  const type = typeOf(recorded);
  if (type === PROMOTION) {
    const { playerId } = yield* Effect.orDie(decodePromotion(event));
    return News.cases.OfPromotion.make({ tournamentId, playerId, eventId });
  }
  if (ofTournament.has(type)) return News.cases.OfTournament.make({ tournamentId });
  const card = cardOf(stream);
  if (card === null || (type === SCORES && !(yield* isComplete(card)))) return null;
  return News.cases.OfCard.make({ card });
});

/** Nobody waits for a card on which something is missing. */
const isComplete = Effect.fnUntraced(function* (card: ScorecardKey) {
  const { read } = yield* ScorecardStreams;
  const { state } = yield* read(streams.scorecard(card), noAge);
  return state.status === "Open" && state.scores.size >= state.courseHoles.size;
});
