import type { Person } from "../../../../application/ports/People.ts";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import type { CardRow } from "../../../../projections/scorecards/queries.ts";

/** Who has signed a card, so that it still counts. Whoever was erased has no name any more. */
export const signersOf = (
  { attested_by: signers, terms: { side } }: Pick<CardRow, "attested_by" | "terms">,
  people: ReadonlyMap<PlayerId, Person>,
) => ({
  attestationCount: signers.length,
  attestedBy: signers.flatMap((signer) => {
    const person = people.get(signer);
    if (!person) return [];
    const { firstName, lastName } = person;
    return [{ firstName, lastName, ...(side?.playerIds.includes(signer) && { isOfSide: true }) }];
  }),
});
