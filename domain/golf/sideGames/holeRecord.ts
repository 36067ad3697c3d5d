import { Schema } from "effect";
import { PlayerId } from "../../shared/values.ts";

/** In feet for the closest to the pin, in yards for the longest drive. */
export const Distance = Schema.Finite.check(Schema.isBetween({ minimum: 0.01, maximum: 999.99 }));

/**
 * What a game records of a hole besides its scores: of which kind, of whom, and the value. It is
 * part of the storage format. Add a kind; never rename one or its fields.
 */
export const HoleRecord = Schema.Union([
  /** How near or how far a player came; null takes it back. */
  Schema.Struct({
    kind: Schema.Literal("distance"),
    playerId: PlayerId,
    distance: Schema.NullOr(Distance),
  }),
  /** The Wolf of the hole and the chosen partner; null is a Lone Wolf. */
  Schema.Struct({
    kind: Schema.Literal("wolf"),
    playerId: PlayerId,
    partnerId: Schema.NullOr(PlayerId),
  }),
]);
export type HoleRecord = typeof HoleRecord.Type;

export const RecordKind = Schema.Literals(
  HoleRecord.members.map(({ fields }) => fields.kind.literal),
);
export type RecordKind = typeof RecordKind.Type;

/** A record with the hole on which it was made. Its players are told apart by any text. */
export type RecordOnHole = typeof HoleRecord.Encoded & {
  readonly roundNumber: number;
  readonly holeNumber: number;
};

/** All differences between the kinds of records, except for the rules of their games. */
interface KindTraits {
  /** What is saved or taken back, in a word. */
  readonly label: string;
  /** Each player has one of their own, or the hole has one for all. The last one counts. */
  readonly of: "player" | "hole";
  /**
   * Who records it besides the office: those who enter the scores of its player, until the event is
   * over, or every player of the game.
   */
  readonly by: "scorers" | "players";
  /** Why another game refuses it. */
  readonly onlyIn: string;
}

export const recordTraits: Readonly<Record<RecordKind, KindTraits>> = {
  distance: {
    label: "Distance",
    ...{ of: "player", by: "scorers" },
    onlyIn: "Only closest to the pin and longest drive take entries",
  },
  wolf: {
    label: "Choice",
    ...{ of: "hole", by: "players" },
    onlyIn: "This side game is not a wolf game",
  },
};

type AnyRecord = typeof HoleRecord.Encoded;

/** Whose record of a hole it is: a later one of the same owner replaces it. */
export const ownerOf = ({ kind, playerId }: AnyRecord): string =>
  recordTraits[kind].of === "player" ? playerId : "hole";

export const isTakenBack = (record: AnyRecord): boolean =>
  record.kind === "distance" && record.distance === null;

/** The records of one kind. */
export const recordsOf = <Kind extends RecordKind, Of extends AnyRecord>(
  kind: Kind,
  records: ReadonlyArray<Of>,
) => records.filter((record): record is Extract<Of, { kind: Kind }> => record.kind === kind);
