import { Result } from "effect";
import type { PlayerId, TournamentId } from "../shared/values.ts";
import type { OfPlayer } from "./decision.ts";
import type { EntryTerms } from "./entryTerms.ts";
import { FieldEvent } from "./events.ts";
import { evolve, type Field } from "./field.ts";

const { PlayerPromoted } = FieldEvent.cases;

/** A player who registers while others wait goes to the end of the waitlist. */
export const isFull = (field: Field, terms: EntryTerms) => freePlaces(field, terms) === 0;

/** For how many there is a place, ahead of nobody who waits; without a limit for everybody. */
export const freePlaces = (
  { registered, waitlist }: Field,
  { maxParticipants }: EntryTerms,
): number => {
  if (maxParticipants === 0) return Number.POSITIVE_INFINITY;
  return waitlist.length > 0 ? 0 : Math.max(0, maxParticipants - registered);
};

/**
 * The first players of the waitlist, as many as there are free places. Only before the start: after
 * it, administrators decide.
 */
const promotions = (
  tournamentId: TournamentId,
  field: Field,
  { status, maxParticipants }: EntryTerms,
  cause: "place_freed" | "limit_raised",
): ReadonlyArray<FieldEvent> => {
  if (status !== "upcoming") return [];
  const places = maxParticipants === 0 ? field.waitlist.length : maxParticipants - field.registered;
  return field.waitlist
    .slice(0, Math.max(0, places))
    .map((playerId: PlayerId) => PlayerPromoted.make({ tournamentId, playerId, cause }));
};

/** The given events, followed by the promotions that they make possible. */
export const withPromotions = (
  tournamentId: TournamentId,
  field: Field,
  terms: EntryTerms,
  happened: FieldEvent,
): ReadonlyArray<FieldEvent> => [
  happened,
  ...promotions(tournamentId, evolve(field, happened), terms, "place_freed"),
];

/**
 * Gives free places to the first players of the waitlist, for example after the limit was raised.
 */
export const promoteFromWaitlist = (
  { tournamentId, terms }: Pick<OfPlayer, "tournamentId" | "terms">,
  field: Field,
) => Result.succeed(promotions(tournamentId, field, terms, "limit_raised"));
