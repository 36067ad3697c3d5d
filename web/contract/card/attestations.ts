import { Schema } from "effect";
import { AttestationId, PlayerId, ScorecardId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { orNull } from "../inputs/absent.ts";
import { optionalLines } from "../inputs/texts.ts";
import { oneScorecard } from "../params.ts";
import { PersonName, textOrNull, UtcTime } from "../shared.ts";

export const Attestation = Schema.Struct({
  id: AttestationId,
  scorecardId: ScorecardId,
  attestedBy: PlayerId,
  attestationType: Schema.Literal("playing_partner"),
  isValid: Schema.Boolean,
  notes: textOrNull,
  attestedAt: UtcTime,
  createdAt: UtcTime,
}).annotate({ identifier: "Attestation" });
export type Attestation = typeof Attestation.Type;

export const AttestationItem = Schema.Struct({
  attestation: Schema.Struct({
    id: AttestationId,
    attestedAt: UtcTime,
    notes: textOrNull,
    isValid: Schema.Boolean,
  }),
  attester: PersonName,
}).annotate({ identifier: "AttestationItem" });
export type AttestationItem = typeof AttestationItem.Type;

export const canAttest = endpoint({
  summary: "Whether the player may attest a card, or why not",
  method: "GET",
  path: "/api/scorecards/:scorecardId/can-attest",
  access: "player",
  from: ["scorecards", "groups", "registrations"],
  params: oneScorecard,
  success: {
    status: 200,
    body: Schema.Struct({
      canAttest: Schema.Boolean,
      reason: textOrNull,
      /** The reason is that the player has signed the card already. */
      hasAttested: Schema.optionalKey(Schema.Boolean),
    }),
  },
});

export const listAttestations = endpoint({
  summary: "Who attested a card, the newest first",
  method: "GET",
  path: "/api/scorecards/:scorecardId/attestations",
  access: "cardReader",
  from: ["scorecards", "players"],
  forbidden: "You must be registered for this event",
  params: oneScorecard,
  success: { status: 200, body: Schema.Array(AttestationItem) },
});

export const attestScorecard = endpoint({
  summary: "Attests a playing partner's card",
  method: "POST",
  path: "/api/scorecards/:scorecardId/attest",
  access: "player",
  params: oneScorecard,
  body: Schema.Struct({ notes: orNull(optionalLines("Notes", 500)) }),
  success: { status: 201, body: Attestation },
  refusals: [
    "ScorecardNotOpen",
    "CannotAttestOwnScorecard",
    "ScorecardHasNoScores",
    "ScorecardAlreadyVerified",
    "AlreadyAttested",
    "NotPlayingPartner",
    "CannotAttestDisputed",
    "AttesterNotRegistered",
  ],
});
