import { Effect, HashMap } from "effect";
import { dayInYear } from "../../domain/shared/dayInYear.ts";
import type { PlayerId } from "../../domain/shared/values.ts";
import type { CreatedTournament } from "../../domain/tournament/tournament.ts";
import { entryFor } from "../access/lookUp.ts";
import { stillPlays } from "../access/rules.ts";
import { noAge } from "../commands/streamMemory.ts";
import { TournamentFacts } from "../facts/tournamentFacts.ts";
import { News } from "./news.ts";
import type { Notices } from "./notice.ts";
import { noticesOfCard } from "./noticesOfCard.ts";
import { noticesOfTournament } from "./noticesOfTournament.ts";

/**
 * Whom news may concern, and what there is to tell those of them who have a phone. Nothing is
 * worked out for the others.
 */
export const noticesOfNews = (news: News, tournament: CreatedTournament) =>
  News.match(news, {
    OfTournament: ({ tournamentId }) =>
      Effect.map(
        TournamentFacts.use((facts) => facts.field(tournamentId, noAge)),
        ({ entries }) => ({
          players: [...HashMap.keys(entries)],
          noticesFor: (players: ReadonlyArray<PlayerId>) =>
            noticesOfTournament(tournament, players),
        }),
      ),
    OfCard: ({ card }) =>
      Effect.map(noticesOfCard(card), (notices: Notices) => ({
        players: [...notices.keys()],
        noticesFor: () => Effect.succeed(notices),
      })),
    OfPromotion: ({ playerId, eventId }) =>
      Effect.succeed({
        players: [playerId],
        noticesFor: () => noticesOfPromotion(tournament, playerId, eventId),
      }),
  });

const noticesOfPromotion = Effect.fnUntraced(function* (
  { tournamentId, settings: { startDate } }: CreatedTournament,
  playerId: PlayerId,
  fact: string,
) {
  const entry = yield* entryFor(tournamentId, playerId, stillPlays);
  const when = startDate === null ? "" : ` on ${dayInYear(startDate)}`;
  const body = `A place has become free, and you have moved up from the waitlist: you play${when}.`;
  const notice = { kind: "movedUp", fact, body, page: "" } as const;
  return new Map([[playerId, stillPlays(entry) ? [notice] : []]]) satisfies Notices;
});
