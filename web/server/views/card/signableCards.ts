import { Array } from "effect";
import { obstacleToAttesting } from "../../../../domain/scorecard/attestScorecard.ts";
import type { Signable } from "../../../../domain/scorecard/scorecard.ts";
import type { PlayerId } from "../../../../domain/shared/values.ts";
import { playsApart, playsByItself } from "../../../../domain/teeSheet/partners.ts";
import type { PlayingGroup } from "../../../../projections/groups/queries.ts";
import type { AttestationRow, CardRow } from "../../../../projections/scorecards/queries.ts";

/** The cards that a player may sign, by the same rule as for signing; the own group first. */
export const signableBy = (
  by: PlayerId,
  cards: ReadonlyArray<CardRow>,
  signatures: ReadonlyArray<AttestationRow>,
  groups: ReadonlyArray<PlayingGroup>,
): ReadonlyArray<CardRow> => {
  const teeSheet = groups.map(({ roundNumber: round, playerIds }) => ({ round, playerIds }));
  const byCard = Array.groupBy(signatures, (signature) => signature.scorecard_id);
  const signable = cards.filter((row) => {
    const card = { tournamentId: row.tournament_id, playerId: row.player_id, round: row.round };
    const signed = byCard[row.scorecard_id] ?? [];
    const inAnotherGroup = playsApart(teeSheet, card, by);
    const { side } = row.terms;
    const isAlone = side !== undefined && playsByItself(teeSheet, row.round, side.playerIds);
    const group = { inAnotherGroup, isAlone };
    return obstacleToAttesting({ card, by, ...group }, signableOf(row, signed)) === null;
  });
  const isPartner = (row: CardRow) =>
    teeSheet.some(
      ({ round, playerIds }) =>
        round === row.round && playerIds.includes(by) && playerIds.includes(row.player_id),
    );
  return [...signable.filter(isPartner), ...signable.filter((row) => !isPartner(row))];
};

const signableOf = (
  { terms, scores, disputed }: CardRow,
  signatures: ReadonlyArray<AttestationRow>,
): Signable => ({
  terms,
  authors: new Map(scores.map((score) => [score.hole_number, score.submitted_by.id])),
  scores: { size: scores.length },
  verified: { size: scores.filter((score) => score.verified_at !== null).length },
  disputes: new Map(disputed.map((entry) => [entry.hole_number, entry])),
  attestations: new Map(signatures.map((row) => [row.attested_by, row.attestation_id])),
});
