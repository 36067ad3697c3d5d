import { Schema, SchemaIssue, SchemaTransformation } from "effect";
import {
  GameFormat,
  GameScoring,
  GameType,
  gameTraits,
} from "../../../domain/golf/sideGames/gameTypes.ts";
import { HoleNumber, PlayerId, RoundNumber } from "../../../domain/shared/values.ts";
import { orElse, orNull } from "../inputs/absent.ts";
import { amountUpTo } from "../inputs/money.ts";
import { RoundToPlay } from "../inputs/roundInput.ts";
import { says, sentence } from "../inputs/sentence.ts";
import { numberList, serialized } from "../inputs/serialized.ts";
import { optionalText } from "../inputs/texts.ts";

const typeAndFormat = "Please select game type and format";
const holesOfSkins = "Please select holes for the skins game";
const validPurse = "Please enter a valid total bet amount";

/** The accepted names. */
const GameFormatInput = Schema.Literals([...GameFormat.literals, "partner"]).pipe(
  Schema.decodeTo(
    GameFormat,
    SchemaTransformation.transform<GameFormat, GameFormat | "partner">({
      decode: (format) => (format === "partner" ? "partners" : format),
      encode: (format) => format,
    }),
  ),
  sentence(typeAndFormat),
);

const MAX_CENTS = 99_999_999_99;
const purse = amountUpTo(MAX_CENTS, validPurse);
const holes = numberList(HoleNumber, "Hole number must be between 1 and 18");
const rounds = numberList(RoundToPlay, "Round number must be between 1 and 4");
const description = orNull(optionalText("Game description", 2000));

const atLeastOne = (field: string) =>
  Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 })).pipe(
    sentence(`${field} must be at least 1`),
  );

const sumsUpTo100 = (shares: ReadonlyArray<number>) =>
  shares.length === 0 || Math.round(shares.reduce((sum, share) => sum + share, 0) * 100) === 10_000;

const PayoutStructure = serialized(
  Schema.NullOr(
    Schema.Array(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 100 }))).check(
      Schema.makeFilter(sumsUpTo100),
    ),
  ),
).pipe(sentence("Payout percentages must add up to 100"));

/** Holes and purse of one round. */
const roundConfiguration = (round: 1 | 2 | 3 | 4) =>
  Schema.optionalKey(
    Schema.NullOr(
      Schema.Struct({
        holeNumbers: holes.check(
          Schema.isMinLength(1, says(`Please select holes for Round ${round}`)),
        ),
        betAmount: amountUpTo(
          MAX_CENTS,
          `Please enter a valid bet amount for Round ${round}`,
        ).check(
          Schema.isGreaterThan(0, says(`Please enter a valid bet amount for Round ${round}`)),
        ),
        description,
      }),
    ).pipe(sentence(`Please select holes for Round ${round}`)),
  );

const RoundConfigurations = serialized(
  Schema.NullOr(
    Schema.Struct({
      1: roundConfiguration(1),
      2: roundConfiguration(2),
      3: roundConfiguration(3),
      4: roundConfiguration(4),
    }),
  ),
).pipe(sentence("The rounds of the game must be given by their numbers"));

const fields = Schema.Struct({
  gameType: GameType.pipe(sentence(typeAndFormat)),
  gameFormat: GameFormatInput,
  scoring: orElse(GameScoring.pipe(sentence("Scoring must be gross or net")), "gross"),
  roundNumbers: rounds,
  roundNumber: rounds,
  holeNumbers: holes,
  totalPurse: orNull(purse),
  betAmount: orNull(purse),
  maxParticipants: orNull(atLeastOne("Max participants")),
  teamSize: orElse(atLeastOne("Team size"), 1),
  gameDescription: description,
  payoutStructure: orNull(PayoutStructure),
  isCombinedRounds: orElse(
    Schema.Boolean.pipe(sentence("Combined rounds must be true or false")),
    false,
  ),
  roundConfigurations: orNull(RoundConfigurations),
});
type Fields = typeof fields.Type;

/** The rounds of the game, by number; by default the first one. */
export const roundsOf = ({
  roundNumbers,
  roundNumber,
  roundConfigurations,
}: Pick<Fields, "roundNumbers" | "roundNumber" | "roundConfigurations">) => {
  const named = [...roundNumbers, ...roundNumber];
  const configured = configuredRounds({ roundConfigurations }).map(({ round }) => round);
  const chosen = named.length > 0 ? named : configured;
  const rounds = [...new Set(chosen)].toSorted((one, other) => one - other);
  return rounds.length > 0 ? rounds : [RoundNumber.make(1)];
};

/** Rounds with separate holes and purses. */
export const configuredRounds = ({ roundConfigurations }: Pick<Fields, "roundConfigurations">) =>
  ([1, 2, 3, 4] as const).flatMap((round) => {
    const configuration = roundConfigurations?.[round];
    return configuration ? [{ round: RoundNumber.make(round), ...configuration }] : [];
  });

/** Checks that concern several fields. They run only if every single field is valid. */
const refusalOf = (game: Fields): string | null => {
  const configured = configuredRounds(game);
  if (configured.length > 0) {
    const missing = roundsOf(game).find((each) => !configured.some(({ round }) => round === each));
    if (missing !== undefined) return `Please select holes for Round ${missing}`;
    const total = configured.reduce((sum, { betAmount }) => sum + betAmount, 0);
    return total > MAX_CENTS ? validPurse : null;
  }
  if (!gameTraits[game.gameType].hasPurseByRound) return null;
  if (game.holeNumbers.length === 0) return holesOfSkins;
  return (game.totalPurse ?? game.betAmount ?? 0) > 0 ? null : validPurse;
};

/** The settings of a side game. The displayed prize per hole is never read. */
export const NewSideGame = fields.check(
  Schema.makeFilter((game) => {
    const refusal = refusalOf(game);
    return refusal === null || new SchemaIssue.InvalidValue(says(refusal));
  }),
);
export type NewSideGame = typeof NewSideGame.Type;

const PartnerId = Schema.Union([PlayerId, Schema.Literal("")]).pipe(
  Schema.decodeTo(
    Schema.toType(Schema.NullOr(PlayerId)),
    SchemaTransformation.transform<PlayerId | null, PlayerId | "">({
      decode: (id) => (id === "" ? null : id),
      encode: (id) => id ?? "",
    }),
  ),
  sentence("Please select a partner"),
);

/** The format of the game decides which of the three is needed. */
export const JoinSideGame = Schema.Struct({
  teamName: orNull(optionalText("Team name", 100)),
  isTeamCaptain: orElse(Schema.Boolean.pipe(sentence("Captain must be true or false")), false),
  partnerId: orNull(PartnerId),
});
export type JoinSideGame = typeof JoinSideGame.Type;
