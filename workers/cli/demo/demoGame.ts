import { Effect } from "effect";
import type { CommandContext } from "../../../application/commands/streamHandler.ts";
import { createSideGame } from "../../../application/sideGame/createSideGame.ts";
import { joinSideGame } from "../../../application/sideGame/joinSideGame.ts";
import { recordInSideGame } from "../../../application/sideGame/recordInSideGame.ts";
import type { HoleRecord } from "../../../domain/golf/sideGames/holeRecord.ts";
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
  const recorded = (
    round: number,
    holeNumber: HoleNumber,
    record: HoleRecord,
    context: CommandContext,
  ) =>
    step(sideGameId, context, (timed) =>
      recordInSideGame(
        { sideGameId, tournamentId, round: RoundNumber.make(round), holeNumber, record, by: null },
        timed,
      ).pipe(Effect.catchTag(["NotInSideGame", "WolfNotOfThisGame"], () => Effect.void)),
    );

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
    measured: (holeNumber: HoleNumber, { id: playerId }: DemoPlayer, distance: number) => {
      const context = named(`${holeNumber} ${playerId}`, times.on(-1, 14 * holeNumber + 12));
      return recorded(1, holeNumber, { kind: "distance", playerId, distance }, context);
    },
    /** Today; null is a Lone Wolf. */
    chosen: (holeNumber: HoleNumber, { id: playerId }: DemoPlayer, partner: DemoPlayer | null) => {
      const at = times.minutesAgo(240 - 14 * holeNumber);
      const context = named(`choice on ${holeNumber}`, at, { kind: "player", id: playerId });
      const partnerId = partner?.id ?? null;
      return recorded(2, holeNumber, { kind: "wolf", playerId, partnerId }, context);
    },
  };
};
