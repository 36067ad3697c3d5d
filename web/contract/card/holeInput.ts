import { Schema, SchemaTransformation, Struct } from "effect";
import { HoleNumber, Par, StrokeIndex } from "../../../domain/shared/values.ts";
import { optionalNumber } from "../inputs/numbers.ts";
import { sentence } from "../inputs/sentence.ts";
import { intOrNull } from "../shared.ts";

const facts = {
  holeNumber: HoleNumber.pipe(sentence("Hole number must be between 1 and 18")),
  par: Par.pipe(sentence("Par must be between 3 and 6")),
  /** The stroke index. */
  handicap: StrokeIndex.pipe(sentence("Handicap must be between 1 and 18")),
};

const yards = (field: string) => Schema.optionalKey(optionalNumber(field, 0, 999));

/** Either spelling is accepted. */
const spellings = {
  blueDistance: yards("Blue distance"),
  distanceBlue: yards("Blue distance"),
  whiteDistance: yards("White distance"),
  distanceWhite: yards("White distance"),
  redDistance: yards("Red distance"),
  distanceRed: yards("Red distance"),
};

const Distances = Schema.Struct({
  blueDistance: intOrNull,
  whiteDistance: intOrNull,
  redDistance: intOrNull,
});
type Distances = typeof Distances.Type;

const SomeDistances = Distances.mapFields(Struct.map(Schema.optionalKey));

interface Spelled extends Partial<Distances> {
  readonly distanceBlue?: number | null;
  readonly distanceWhite?: number | null;
  readonly distanceRed?: number | null;
}

/** In one spelling; absent fields stay absent. */
const inOneSpelling = ({ distanceBlue, distanceWhite, distanceRed, ...rest }: Spelled) => ({
  ...(distanceBlue === undefined ? {} : { blueDistance: distanceBlue }),
  ...(distanceWhite === undefined ? {} : { whiteDistance: distanceWhite }),
  ...(distanceRed === undefined ? {} : { redDistance: distanceRed }),
  ...rest,
});

const unknown: Distances = { blueDistance: null, whiteDistance: null, redDistance: null };

const types = { holeNumber: HoleNumber, par: Par, handicap: StrokeIndex };
const Facts = Schema.Struct(types);
type Facts = typeof Facts.Type;

/** A missing distance is unknown. */
export const NewHole = Schema.Struct({ ...facts, ...spellings }).pipe(
  Schema.decodeTo(
    Schema.toType(Schema.Struct({ ...types, ...Distances.fields })),
    SchemaTransformation.transform<Facts & Distances, Facts & Spelled>({
      decode: ({ holeNumber, par, handicap, ...distances }) => ({
        ...unknown,
        ...inOneSpelling(distances),
        holeNumber,
        par,
        handicap,
      }),
      encode: (hole) => hole,
    }),
  ),
);
export type NewHole = typeof NewHole.Type;

const someFacts = Schema.Struct(facts).mapFields(Struct.map(Schema.optionalKey)).fields;
const someTypes = Facts.mapFields(Struct.map(Schema.optionalKey)).fields;

/** Absent fields stay as they are. */
export const HoleChanges = Schema.Struct({ ...someFacts, ...spellings }).pipe(
  Schema.decodeTo(
    Schema.toType(Schema.Struct({ ...someTypes, ...SomeDistances.fields })),
    SchemaTransformation.transform<Partial<Facts> & Partial<Distances>, Partial<Facts> & Spelled>({
      decode: inOneSpelling,
      encode: (changes) => changes,
    }),
  ),
);
export type HoleChanges = typeof HoleChanges.Type;
