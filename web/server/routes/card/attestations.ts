import { Effect } from "effect";
import type { FastifyInstance } from "fastify";
import { People } from "../../../../application/ports/People.ts";
import { attest, obstacleFor } from "../../../../application/scorecard/attest.ts";
import { createdIdOf } from "../../../../domain/shared/derivedIds.ts";
import type { PlayerId, ScorecardId } from "../../../../domain/shared/values.ts";
import {
  type AttestationRow,
  attestationsOf,
  findScorecard,
} from "../../../../projections/scorecards/queries.ts";
import {
  attestScorecard,
  canAttest,
  listAttestations,
} from "../../../contract/card/attestations.ts";
import type { AppRuntime } from "../../http/runtime.ts";
import { serve } from "../../http/serve.ts";
import { serveCommand } from "../../http/serveCommand.ts";
import { sentenceOf } from "../../problems/problems.ts";

export const attestationRoutes = (runtime: AppRuntime) => async (app: FastifyInstance) => {
  serve(
    app,
    runtime,
    canAttest,
    Effect.fnUntraced(function* ({ params, caller }) {
      const card = yield* findScorecard(params.scorecardId);
      const obstacle = yield* obstacleFor(card, caller.id);
      return {
        canAttest: obstacle === null,
        reason: obstacle && sentenceOf(obstacle),
        ...(obstacle?._tag === "AlreadyAttested" && { hasAttested: true }),
      };
    }),
  );

  serve(
    app,
    runtime,
    listAttestations,
    Effect.fnUntraced(function* ({ params }) {
      const rows = yield* attestationsOf(params.scorecardId);
      const people = yield* People.use(({ named }) => named(rows.map((row) => row.attested_by)));
      return rows.flatMap((row) => {
        const attester = people.get(row.attested_by);
        if (!attester) return [];
        const { firstName, lastName } = attester;
        return [{ attestation: attestationOf(row), attester: { firstName, lastName } }];
      });
    }),
  );

  serveCommand(
    app,
    runtime,
    attestScorecard,
    Effect.fnUntraced(function* ({ params, body, caller }, context) {
      const { scorecardId } = params;
      const card = yield* findScorecard(scorecardId);
      const { position } = yield* attest(card, caller.id, body.notes, context);
      const created = createdIdOf(context.commandId);
      return { position, body: showAttestation(scorecardId, caller.id, created) };
    }),
  );
};

const attestationOf = (row: AttestationRow) => ({
  id: row.attestation_id,
  attestedAt: row.attested_at,
  notes: row.notes,
  isValid: row.is_valid,
});

const showAttestation = (scorecardId: ScorecardId, by: PlayerId, id: string) =>
  Effect.flatMap(attestationsOf(scorecardId), (rows) => {
    const row = rows.find((each) => each.attestation_id === id && each.attested_by === by);
    if (!row) return Effect.die(new Error(`The attestation ${id} is not there.`));
    return Effect.succeed({
      ...attestationOf(row),
      scorecardId,
      attestedBy: by,
      attestationType: "playing_partner" as const,
      createdAt: row.attested_at,
    });
  });
