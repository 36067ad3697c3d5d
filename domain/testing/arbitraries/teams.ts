import fc from "fast-check";
import { tournamentId } from "../../scorecard/examples.ts";
import { TeamId } from "../../shared/values.ts";
import type { TeamCommand } from "../commands.ts";
import { anyPlayer, idOf, players } from "./values.ts";

const ofTeam = { tournamentId: fc.constant(tournamentId), teamId: idOf(TeamId) };

const anyIndex = fc.integer({ min: -40, max: 540 }).map((tenths) => tenths / 10);

/** Any command about the teams of one tournament, including commands that must be refused. */
export const teamCommand: fc.Arbitrary<TeamCommand> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      _tag: fc.constant("FormTeam" as const),
      ...ofTeam,
      name: fc.string({ minLength: 1, maxLength: 100 }),
      kind: fc.constantFrom("pair" as const, "team" as const),
      playerIds: fc.array(anyPlayer, { maxLength: 5 }),
      handicapIndexes: fc.array(anyIndex, { maxLength: 5 }),
      notRegistered: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.tuple(anyPlayer)),
    }),
  },
  fc.record({ _tag: fc.constant("DisbandTeam" as const), ...ofTeam }),
);

/** Two players form a pair, which may be dissolved again. */
export const pairing: fc.Arbitrary<ReadonlyArray<TeamCommand>> = fc
  .record({
    ...ofTeam,
    playerIds: fc.subarray([...players], { minLength: 2, maxLength: 2 }),
    parts: fc.boolean(),
  })
  .map(({ playerIds, parts, ...team }) => {
    const pair = { name: "Eagles", kind: "pair" as const, playerIds, handicapIndexes: [4.2, 18] };
    const formed = { _tag: "FormTeam" as const, ...team, ...pair, notRegistered: [] };
    return parts ? [formed, { _tag: "DisbandTeam", ...team }] : [formed];
  });
