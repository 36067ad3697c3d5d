import { useQueries } from "@tanstack/react-query";
import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import type { Scorecard } from "../../../../contract/card/scorecard.ts";
import { listAllScorecards } from "../../../../contract/card/scorecards.ts";
import { type GolfGroup, listGroups } from "../../../../contract/teeSheet/groups.ts";
import { readOf, useRead } from "../../../data/read.ts";
import { hasMember, ofOwnGroups } from "./cardsOfGroups.ts";

/** The cards of the player's tee groups with a disputed hole that the player may settle. */
export const useDisputedCards = (
  eventId: TournamentId,
  /** Null for nobody, who settles nothing. */
  playerId: PlayerId | null,
): ReadonlyArray<Scorecard> => {
  const groups = useRead(listGroups, playerId === null ? null : { eventId }).data ?? [];
  const own = playerId === null ? [] : groups.filter(hasMember(playerId));
  const partners = [...new Set(own.flatMap(membersOf))].filter((id) => id !== playerId);
  const answers = useQueries({
    queries: partners.map((partner) => readOf(listAllScorecards, { eventId, playerId: partner })),
  });
  if (playerId === null) return [];
  const cards = answers.flatMap(({ data = [] }) => data);
  return ofOwnGroups(cards, own, playerId).filter(({ disputes }) => disputes.length > 0);
};

const membersOf = ({ members }: GolfGroup) => members.map(({ userId }) => userId);
