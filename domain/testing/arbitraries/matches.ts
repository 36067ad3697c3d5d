import fc from "fast-check";
import type { MatchOutcome, Pairing } from "../../match/events.ts";
import { meeting } from "../../match/examples.ts";
import { MatchCommand } from "../commands.ts";
import { players, roundNumber } from "./values.ts";

/** Pairs of only a few players, so that they meet again, named in either order. */
const someMeeting: fc.Arbitrary<Pairing> = fc
  .record({ pair: fc.shuffledSubarray(players.slice(0, 3), { minLength: 2 }), roundNumber })
  .map(({ pair: [player, opponent], roundNumber: round }) => meeting(player, opponent, round));

const outcome: fc.Arbitrary<MatchOutcome> = fc.oneof(
  fc.constant({ result: "halved" as const, margin: null }),
  fc.record({
    result: fc.constantFrom("win" as const, "loss" as const),
    margin: fc.constantFrom("3&2", "1 up", null),
  }),
);

const commands = MatchCommand.cases;

/** Any command to one of these matches. */
export const matchCommand = (pairing: fc.Arbitrary<Pairing>): fc.Arbitrary<MatchCommand> =>
  fc.oneof(
    pairing.map((match) => commands.ArrangeMatch.make(match)),
    fc
      .tuple(pairing, outcome)
      .map(([match, result]) => commands.RecordMatchResult.make({ ...match, ...result })),
    {
      weight: 2,
      arbitrary: fc
        .tuple(pairing, outcome)
        .map(([match, result]) => commands.AnnounceMatchResult.make({ ...match, ...result })),
    },
    pairing.map(({ matchId, tournamentId }) =>
      commands.ReopenMatch.make({ matchId, tournamentId }),
    ),
  );

/** Commands for one match, in turn. */
export const matchPlayed: fc.Arbitrary<ReadonlyArray<MatchCommand>> = someMeeting.chain((match) =>
  fc.array(matchCommand(fc.constant(match)), { minLength: 1, maxLength: 6 }),
);
