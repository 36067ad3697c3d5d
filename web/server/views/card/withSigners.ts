import { Effect } from "effect";
import { People } from "../../../../application/ports/People.ts";
import type { ScorecardId, TournamentId } from "../../../../domain/shared/values.ts";
import { validAttestationsIn } from "../../../../projections/scorecards/queries.ts";

/** The cards of an event, each with the names of the people whose signature on it is valid. */
export const withSigners = Effect.fnUntraced(function* <Card extends { readonly id: ScorecardId }>(
  tournamentId: TournamentId,
  cards: ReadonlyArray<Card>,
) {
  const signatures = yield* validAttestationsIn(tournamentId);
  const signers = signatures.map(({ attested_by }) => attested_by);
  const people = yield* People.use(({ named }) => named([...new Set(signers)]));
  return cards.map((card) => {
    const own = signatures.filter(({ scorecard_id }) => scorecard_id === card.id);
    const attestedBy = own.flatMap(({ attested_by, side }) => {
      const person = people.get(attested_by);
      if (!person) return [];
      const { firstName, lastName } = person;
      const isOfSide = side?.includes(attested_by) === true;
      return [{ firstName, lastName, ...(isOfSide ? { isOfSide } : {}) }];
    });
    return { ...card, attestedBy };
  });
});
