import { formTeam } from "../../../application/teams/manageTeams.ts";
import { createGroup } from "../../../application/teeSheet/manageGroups.ts";
import type { Actor } from "../../../domain/shared/recorded.ts";
import { RoundNumber } from "../../../domain/shared/values.ts";
import type { DemoPlayer } from "./demoAccounts.ts";
import { type DemoTimes, demoContext } from "./demoContext.ts";
import { step } from "./demoSteps.ts";
import type { DemoTournament } from "./demoTournament.ts";

interface Play {
  readonly tournament: DemoTournament;
  readonly players: ReadonlyArray<DemoPlayer>;
  readonly office: Actor;
  readonly times: DemoTimes;
}

/** A group: its players by their index in the field, and its time. */
export interface TeeOff {
  readonly places: ReadonlyArray<number>;
  readonly at: string;
}

/** The tee sheet of a round, made at one moment. */
export const makeGroups = (
  { tournament: { tournamentId, event }, players, office, times }: Play,
  round: number,
  groups: ReadonlyArray<TeeOff>,
  at: string,
) =>
  groups.map(({ places, at: start }, index) => {
    const name = `Group ${index + 1}`;
    const details = {
      ...{ name, round: RoundNumber.make(round), teeTime: { at: times.wallAt(start) } },
      ...{ playerIds: places.flatMap((place) => players[place]?.id ?? []), startHole: null },
    };
    const context = demoContext(`${event.key} round ${round} ${name}`, at, office);
    return step(`${event.key} groups`, context, (timed) =>
      createGroup(tournamentId, details, timed),
    );
  });

const pairNames = [
  "Fog Horns",
  "Second Breakfast",
  "Bunker Mentality",
  "Four Putts",
  "Out of Bounds",
  "Lamp Lighters",
  "Plan B",
  "Wind Assisted",
];

/** Each two players in the field are a pair. */
export const formPairs = (
  { tournament: { tournamentId, event }, players, office }: Play,
  at: string,
) =>
  pairNames.map((name, index) => {
    const playerIds = players.slice(2 * index, 2 * index + 2).map(({ id }) => id);
    const context = demoContext(`${event.key} pair ${name}`, at, office);
    return step(`${event.key} pairs`, context, (timed) =>
      formTeam({ tournamentId, name, kind: "pair", playerIds }, timed),
    );
  });
