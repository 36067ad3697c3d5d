import type { Game } from "./game.ts";
import { gameMatch } from "./gameMatch.ts";
import { type Contest, matchPoints } from "./matchAwards.ts";
import { matchHoles } from "./matchHoles.ts";
import { type Payment, share } from "./payments.ts";
import { playMeeting } from "./playMeeting.ts";
import { cupMeetings, cupTeams } from "./ryderCupTeams.ts";
import type { GameMatch } from "./settlement.ts";
import { holesOfRound, type StakeInPlay } from "./stakeInPlay.ts";
import type { SettleStake } from "./stakeSettlement.ts";
import { unscored } from "./unscored.ts";

/**
 * One point for each match won by a member of a team, one half each when halved; the purse goes to
 * the team with more points, half to each when level (docs/rules.md, Side games and matches).
 */
export const settleRyderCup: SettleStake = (game, stake) => {
  const teams = cupTeams(game);
  if (teams === null) return unscored(game, stake, "Ryder Cup needs exactly two teams.");
  const played = cupMeetings(game, teams, stake.roundNumbers).map((meeting) => {
    const play = playMeeting(game, meeting, holesOfRound(stake, meeting.roundNumber));
    return { meeting, plays: [play], match: gameMatch(meeting, play, null) };
  });
  const matches = played.map(({ match }) => match);
  const contests = played.map(({ meeting: { opponents }, match: { result } }) => ({
    opponents,
    result,
  }));
  return {
    holes: matchHoles(game, stake, played),
    matches,
    pointsOf: (side) => matchPoints(contests, side),
    payments: isPaid(stake, matches) ? payTeams(game, stake, contests) : [],
    notes: [],
  };
};

/**
 * The cup is decided once every round is decided or over. In an event without any match the purse
 * is not paid.
 */
const isPaid = ({ isOver, roundNumbers }: StakeInPlay, matches: ReadonlyArray<GameMatch>) => {
  const isDecided = ({ status }: GameMatch) => status === "decided";
  const isRoundDecided = (round: number) => {
    const ofRound = matches.filter(({ roundNumber }) => roundNumber === round);
    return ofRound.length > 0 && ofRound.every(isDecided);
  };
  return matches.some(isDecided) && (isOver || roundNumbers.every(isRoundDecided));
};

const payTeams = (
  { sides }: Game,
  { purse }: StakeInPlay,
  contests: ReadonlyArray<Contest>,
): ReadonlyArray<Payment> => {
  const teams = sides.filter(({ teamName }) => teamName !== null);
  const points = teams.map((team) => matchPoints(contests, team));
  return share(
    purse,
    teams.filter((_, index) => points[index] === Math.max(...points)),
  );
};
