import { Schema, SchemaTransformation, Tuple } from "effect";
import {
  HoleRecord,
  type RecordKind,
  recordsOf,
} from "../../../domain/golf/sideGames/holeRecord.ts";
import { HoleNumber, PlayerId, RoundNumber } from "../../../domain/shared/values.ts";
import { type Endpoint, endpoint } from "../endpoint.ts";
import { roundInput } from "../inputs/roundInput.ts";
import { sentence } from "../inputs/sentence.ts";
import { oneSideGame } from "../params.ts";
import { numberOrNull, UtcTime } from "../shared.ts";

/**
 * Each kind has a call and a list in the results, which say the kind, so it does not stand in the
 * JSON of a record.
 */
const onHole = { roundNumber: RoundNumber, holeNumber: HoleNumber };
const [OfDistance, OfWolf] = HoleRecord.mapMembers(Tuple.map(Schema.fieldsAssign(onHole))).members;

const asDistance = <Rest>() =>
  SchemaTransformation.transform<Rest & { readonly kind: "distance" }, Rest>({
    decode: (json) => ({ ...json, kind: "distance" }),
    encode: (record) => record,
  });

type Choice = Omit<typeof OfWolf.Type, "kind" | "playerId">;

/** Its JSON calls the player by the role. */
const asWolf = <Rest extends Choice>() =>
  SchemaTransformation.transform<
    Rest & { readonly kind: "wolf"; readonly playerId: PlayerId },
    Rest & { readonly wolfId: PlayerId }
  >({
    decode: (json) => ({ ...json, kind: "wolf", playerId: json.wolfId }),
    encode: (record) => ({ ...record, wolfId: record.playerId }),
  });

const recorded = { recordedAt: UtcTime };
const RecordedDistance = Schema.toType(OfDistance.pipe(Schema.fieldsAssign(recorded)));
const RecordedChoice = Schema.toType(OfWolf.pipe(Schema.fieldsAssign(recorded)));
export type SideGameEntry = typeof RecordedDistance.Type;
export type WolfChoice = typeof RecordedChoice.Type;
export type SideGameRecord = SideGameEntry | WolfChoice;

const SideGameEntry = Schema.Struct({
  playerId: PlayerId,
  ...onHole,
  /** Feet to the hole, or yards of the drive; null after it was taken back. */
  distance: numberOrNull,
  ...recorded,
})
  .annotate({ identifier: "SideGameEntry" })
  .pipe(Schema.decodeTo(RecordedDistance, asDistance()));

const WolfChoice = Schema.Struct({
  ...onHole,
  wolfId: PlayerId,
  /** Null is a Lone Wolf. */
  partnerId: Schema.NullOr(PlayerId),
  ...recorded,
})
  .annotate({ identifier: "WolfChoice" })
  .pipe(Schema.decodeTo(RecordedChoice, asWolf<Choice & { readonly recordedAt: string }>()));

const given = {
  roundNumber: roundInput(),
  holeNumber: HoleNumber.pipe(sentence("Hole number must be between 1 and 18")),
};

/** To the hundredth, which is the precision of the measurement. */
const toHundredths = SchemaTransformation.transform<number, number>({
  decode: (distance) => Math.round(distance * 100) / 100,
  encode: (distance) => distance,
});

const NewSideGameEntry = Schema.Struct({
  playerId: PlayerId.pipe(sentence("Player is required")),
  ...given,
  /** In feet or yards; null takes the entry back. */
  distance: Schema.NullOr(
    Schema.Finite.pipe(
      Schema.decodeTo(
        Schema.Finite.check(Schema.isBetween({ minimum: 0.01, maximum: 999.99 })),
        toHundredths,
      ),
    ),
  ).pipe(sentence("Distance must be between 0.01 and 999.99")),
}).pipe(Schema.decodeTo(Schema.toType(OfDistance), asDistance()));

const ofThisGame = "Wolf and partner must be different players of this game";

const NewWolfChoice = Schema.Struct({
  ...given,
  wolfId: PlayerId.pipe(sentence(ofThisGame)),
  partnerId: Schema.NullOr(PlayerId).pipe(sentence(ofThisGame)),
}).pipe(Schema.decodeTo(Schema.toType(OfWolf), asWolf<Choice>()));

const call = {
  method: "POST",
  access: "sideGameRecorder",
  params: oneSideGame,
} as const;

const ofGame = ["SideGameNotFound", "RecordNotOfSideGame", "HoleNotInSideGame"] as const;
const ofWolf = ["WolfNotOfThisGame", "WolfNeedsThree"] as const;
/** Players record their own, and what one phone enters for its tee group. */
const ofScorers = [
  "NotInSideGame",
  "SideGameNotOpen",
  "SideGameNotJoined",
  "RoundNotInTournament",
  "TournamentCancelled",
  "NoLongerPlaying",
  "MissedCut",
  "ScoresNotOpen",
  "GroupScoringOff",
  "NotInTeeGroup",
  "PlayerNoLongerPlaying",
  "PlayerMissedCut",
] as const;

/** All calls are bound at once, so the type of each names the refusals of all. */
type Refusals = ReadonlyArray<(typeof ofGame | typeof ofWolf | typeof ofScorers)[number]>;
const refusals = (...listed: Refusals): Refusals => listed;

export const recordSideGameEntry = endpoint({
  ...call,
  summary: "Records how near or how far a player came on a hole, or takes it back",
  path: "/api/side-games/:sideGameId/entries",
  body: NewSideGameEntry,
  success: { status: 200, body: SideGameEntry },
  refusals: refusals(...ofGame, ...ofScorers),
});

export const recordWolfChoice = endpoint({
  ...call,
  summary: "Records whom the wolf of a hole takes as partner",
  path: "/api/side-games/:sideGameId/wolf",
  body: NewWolfChoice,
  success: { status: 200, body: WolfChoice },
  refusals: refusals(...ofGame, ...ofWolf),
});

/** The call for a record of each kind. */
export const recordCalls = {
  distance: recordSideGameEntry,
  wolf: recordWolfChoice,
} as const satisfies Readonly<Record<RecordKind, Endpoint>>;

/** What somebody records on a hole. */
export type NewSideGameRecord = (typeof recordCalls)[RecordKind]["body"]["Type"];
export type NewDistance = Extract<NewSideGameRecord, { kind: "distance" }>;

/** The lists of records in the results of a game. */
export const RecordLists = Schema.Struct({
  entries: Schema.Array(SideGameEntry),
  wolfChoices: Schema.Array(WolfChoice),
});

export const inLists = (records: ReadonlyArray<SideGameRecord>): typeof RecordLists.Type => ({
  entries: recordsOf("distance", records),
  wolfChoices: recordsOf("wolf", records),
});

export const recordsIn = (lists: typeof RecordLists.Type): ReadonlyArray<SideGameRecord> => [
  ...lists.entries,
  ...lists.wolfChoices,
];
