import { type Game, gameOf } from "./game.ts";
import { gameRules } from "./gameRules.ts";
import { missingHolesNotes } from "./missingHoles.ts";
import { winningsOf } from "./payments.ts";
import type { Settlement } from "./settlement.ts";
import type { SideGame } from "./sideGame.ts";
import { inPlay, type StakeInPlay } from "./stakeInPlay.ts";
import type { StakeSettlement } from "./stakeSettlement.ts";
import { standingOf } from "./standing.ts";

/**
 * The results of a side game (docs/rules.md, Side games and matches): a pure function of the
 * entered values, so a correction changes the results of every hole that it affects. Winnings and
 * unclaimed money always add up to the purse.
 */
export const settle = (sideGame: SideGame): Settlement => {
  const game = gameOf(sideGame);
  const { gameType } = sideGame.terms;
  const stakes = sideGame.terms.stakes.map((stake) => inPlay(game, stake));
  const settled = stakes.map((stake) => gameRules[gameType].settleStake(game, stake));
  const winnings = winningsOfPlayers(game, settled);
  const purse = stakes.reduce((total, stake) => total + stake.purse, 0);
  const notes = new Set([
    ...settled.flatMap((stake) => stake.notes),
    ...stakes.flatMap(missingHolesNotes),
  ]);
  return {
    status: statusOf(game, stakes, settled),
    playerIds: game.participants.flatMap((each) => (each.takesPart ? [each.playerId] : [])),
    note: notes.size === 0 ? null : [...notes].join(" "),
    purse,
    unclaimed: winnings.reduce((left, { amount }) => left - amount, purse),
    standing: standingOf(game, stakes, settled),
    holes: settled.flatMap(({ holes }) => holes),
    matches: settled.flatMap(({ matches }) => matches),
    winnings,
  };
};

const winningsOfPlayers = ({ players }: Game, settled: ReadonlyArray<StakeSettlement>) => {
  const won = winningsOf(settled.flatMap(({ payments }) => payments));
  return players.flatMap(({ id, playerId }) => {
    const amount = won.get(id);
    return amount === undefined ? [] : [{ playerId, amount }];
  });
};

/** What nobody chose or measured yet can still be, until the event is over. */
const statusOf = (
  { isCompleted }: Game,
  stakes: ReadonlyArray<StakeInPlay>,
  settled: ReadonlyArray<StakeSettlement>,
): Settlement["status"] => {
  const isWaiting = !isCompleted && settled.some((stake) => stake.isUndecided === true);
  if (stakes.every(({ isOver }) => isOver) && !isWaiting) return "final";
  const hasBegun =
    stakes.some(({ holes }) => holes.some(({ isPlayed }) => isPlayed)) ||
    settled.some(({ holes }) => holes.some(({ results }) => results.length > 0)) ||
    settled.some(({ matches }) => matches.some(({ status }) => status !== "arranged"));
  return hasBegun ? "running" : "not_started";
};
