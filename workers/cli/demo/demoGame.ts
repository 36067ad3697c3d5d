import { Effect } from "effect";
import { createSideGame } from "../../../application/sideGame/createSideGame.ts";
import { joinSideGame } from "../../../application/sideGame/joinSideGame.ts";
import {
  recordDistance,
  recordWolfChoice,
} from "../../../application/sideGame/recordInSideGame.ts";
import { createdIdOf } from "../../../domain/shared/derivedIds.ts";
import type { Actor } from "../../../domain/shared/recorded.ts";
import { type HoleNumber, RoundNumber, SideGameId } from "../../../domain/shared/values.ts";
import type { SideGameSettings } from "../../../domain/sideGame/settings.ts";
import type { DemoPlayer } from "./demoAccounts.ts";
import { type DemoTimes, demoContext } from "./demoContext.ts";
import { step } from "./demoSteps.ts";
import type { DemoTournament } from "./demoTournament.ts";

export interface Play {
  readonly tournament: DemoTournament;
  readonly players: ReadonlyArray<DemoPlayer>;
  readonly office: Actor;
  readonly times: DemoTimes;
}

export type DemoGame = ReturnType<typeof demoGame>;

/**
 * The actions in one side game of the demo. Games are listed in the order in which they were
 * created.
 */
export const demoGame = (
  { tournament: { tournamentId, event }, office, times }: Play,
  name: string,
  order: number,
  settings: SideGameSettings,
) => {
  const createdAt = times.on(-1, order - 170);
  const creation = demoContext(`${event.key} ${name}`, createdAt, office);
  const sideGameId = SideGameId.make(createdIdOf(creation.commandId));
  const named = (what: string, at: string, actor = office) =>
    demoContext(`${event.key} ${sideGameId} ${what}`, at, actor);

  return {
    created: [step(null, creation, (timed) => createSideGame(tournamentId, settings, timed))],
    joinedBy: (players: ReadonlyArray<DemoPlayer>) =>
      players.map(({ id }, index) => {
        const at = times.on(-1, index - 160);
        const alone = { teamName: null, isTeamCaptain: false, partnerId: null };
        const joining = { sideGameId, tournamentId, playerId: id, ...alone };
        const context = named(id, at, { kind: "player", id });
        // An interrupted seed may continue after the event has ended.
        return step(sideGameId, context, (timed) =>
          joinSideGame(joining, timed).pipe(Effect.catchTag("SideGameNotOpen", () => Effect.void)),
        );
      }),
    /** Yesterday, when the players were at this hole. */
    measured: (holeNumber: HoleNumber, player: DemoPlayer, distance: number) => {
      const at = times.on(-1, 14 * holeNumber + 12);
      const hole = { tournamentId, round: RoundNumber.make(1), holeNumber };
      const context = named(`${holeNumber} ${player.id}`, at);
      const entry = { sideGameId, ...hole, playerId: player.id, distance, by: null };
      return step(sideGameId, context, (timed) =>
        recordDistance(entry, timed).pipe(Effect.catchTag("NotInSideGame", () => Effect.void)),
      );
    },
    /** Today; null is a Lone Wolf. */
    chosen: (holeNumber: HoleNumber, wolf: DemoPlayer, partner: DemoPlayer | null) => {
      const at = times.minutesAgo(240 - 14 * holeNumber);
      const hole = { tournamentId, round: RoundNumber.make(2), holeNumber };
      const context = named(`choice on ${holeNumber}`, at, { kind: "player", id: wolf.id });
      const choice = { sideGameId, ...hole, wolfId: wolf.id, partnerId: partner?.id ?? null };
      return step(sideGameId, context, (timed) =>
        recordWolfChoice(choice, timed).pipe(
          Effect.catchTag("WolfNotOfThisGame", () => Effect.void),
        ),
      );
    },
  };
};
