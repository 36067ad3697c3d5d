const integer = { type: "integer" };
const text = { type: "string" };
const score = {
  holeNumber: { ...integer, minimum: 1, maximum: 18 },
  strokes: { ...integer, minimum: 1, maximum: 12 },
  putts: { ...integer, minimum: 0, maximum: 12, nullable: true },
  penalties: { ...integer, minimum: 0, maximum: 12 },
  notes: { ...text, maxLength: 500, nullable: true },
};

export const newScores = {
  type: "object",
  required: ["roundNumber", "holeScores"],
  additionalProperties: false,
  properties: {
    roundNumber: { ...integer, minimum: 1, maximum: 4 },
    holeScores: {
      type: "array",
      minItems: 1,
      maxItems: 18,
      items: {
        type: "object",
        required: ["holeNumber", "strokes", "penalties"],
        additionalProperties: false,
        properties: score,
      },
    },
  },
};

export interface NewScores {
  readonly roundNumber: number;
  readonly holeScores: ReadonlyArray<object>;
}

const time = { type: "string", format: "date-time" };

export const cardWithScores = {
  type: "object",
  properties: {
    id: text,
    eventId: text,
    playerId: text,
    roundNumber: integer,
    playingHandicap: integer,
    totalGrossScore: integer,
    totalAdjustedScore: integer,
    totalStablefordPoints: integer,
    holesPlayed: integer,
    updatedAt: time,
    scores: {
      type: "array",
      items: { type: "object", properties: { ...score, updatedAt: time } },
    },
  },
};
