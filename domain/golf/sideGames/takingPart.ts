import { recordTraits } from "./holeRecord.ts";
import type { Participant, SideGame } from "./sideGame.ts";

/**
 * Who plays a game. Who has neither a score nor a record of their own on its holes and will have none any more
 * has not played: they owe nothing, win nothing, and nobody waits for them. Until somebody has
 * begun, all who joined are in it. In the first edition of the rules they always are.
 */
export const takingPart = (game: SideGame): ((participant: Participant) => boolean) => {
  const hasBegun = begunIn(game);
  if (game.rulesEdition === 1 || !game.participants.some(hasBegun)) return () => true;
  return (participant) => hasBegun(participant) || mayStillBegin(game, participant);
};

const mayStillBegin = ({ isCompleted }: SideGame, { playerStatus }: Participant) =>
  playerStatus === "playing" && !isCompleted;

/** A match whose result an administrator recorded was played, too. */
const begunIn = ({ terms, cards, records, arrangedMatches }: SideGame) => {
  const rounds = terms.stakes.flatMap((stake) => stake.rounds);
  const isOfGame = (roundNumber: number, holeNumber: number) =>
    rounds.some(
      (round) =>
        round.roundNumber === roundNumber &&
        (round.holeNumbers.length === 0 || round.holeNumbers.includes(holeNumber)),
    );
  const begun = new Set([
    ...cards
      .filter(({ roundNumber, played }) =>
        Object.keys(played).some((hole) => isOfGame(roundNumber, Number(hole))),
      )
      .map(({ playerId }) => playerId),
    ...records
      .filter(
        ({ kind, roundNumber, holeNumber }) =>
          recordTraits[kind].of === "player" && isOfGame(roundNumber, holeNumber),
      )
      .map(({ playerId }) => playerId),
    ...arrangedMatches
      .filter(({ result }) => result !== null)
      .flatMap(({ playerId, opponentId }) => [playerId, opponentId]),
  ]);
  return ({ playerId }: Participant) => begun.has(playerId);
};
