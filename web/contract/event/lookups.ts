import { Schema } from "effect";
import { LookupId } from "../../../domain/shared/values.ts";
import { endpoint } from "../endpoint.ts";
import { UtcTime } from "../shared.ts";

const item = {
  id: LookupId,
  code: Schema.String,
  name: Schema.String,
  description: Schema.String,
  sortOrder: Schema.Int,
  isActive: Schema.Boolean,
};

export const ParticipantStructure = Schema.Struct({
  ...item,
  playersPerGroup: Schema.Int,
  allowsTeamPlay: Schema.Boolean,
  createdAt: UtcTime,
}).annotate({ identifier: "ParticipantStructure" });
export type ParticipantStructure = typeof ParticipantStructure.Type;

export const PlayFormat = Schema.Struct({
  ...item,
  /** Codes of participant structures. */
  compatibleStructures: Schema.Array(Schema.String),
  typicallyUsesHandicaps: Schema.Boolean,
  createdAt: UtcTime,
}).annotate({ identifier: "PlayFormat" });
export type PlayFormat = typeof PlayFormat.Type;

export const ScoringMetric = Schema.Struct({
  ...item,
  appliesTo: Schema.String,
  requiresHandicap: Schema.Boolean,
  rankingDirection: Schema.Literals(["asc", "desc"]),
}).annotate({ identifier: "ScoringMetric" });
export type ScoringMetric = typeof ScoringMetric.Type;

export const CompetitionContainer = Schema.Struct({
  ...item,
  supportsMultipleRounds: Schema.Boolean,
  supportsSeriesPlay: Schema.Boolean,
  typicalDurationDays: Schema.Int,
}).annotate({ identifier: "CompetitionContainer" });
export type CompetitionContainer = typeof CompetitionContainer.Type;

export const listParticipantStructures = endpoint({
  summary: "Who plays together",
  method: "GET",
  path: "/api/participant-structures",
  access: "admin",
  from: [],
  success: { status: 200, body: Schema.Array(ParticipantStructure) },
});

export const listPlayFormats = endpoint({
  summary: "How it is played",
  method: "GET",
  path: "/api/play-formats",
  access: "admin",
  from: [],
  success: { status: 200, body: Schema.Array(PlayFormat) },
});

export const listScoringMetrics = endpoint({
  summary: "What is counted",
  method: "GET",
  path: "/api/scoring-metrics",
  access: "admin",
  from: [],
  success: { status: 200, body: Schema.Array(ScoringMetric) },
});

export const listCompetitionContainers = endpoint({
  summary: "What the event belongs to",
  method: "GET",
  path: "/api/competition-containers",
  access: "admin",
  from: [],
  success: { status: 200, body: Schema.Array(CompetitionContainer) },
});
