import type { MatchPlay } from "../matchPlay/playMatch.ts";
import type { Game } from "./game.ts";
import { gameMatch } from "./gameMatch.ts";
import { matchPoints, payWinner } from "./matchAwards.ts";
import { matchHoles } from "./matchHoles.ts";
import { type Meeting, meetingsOf } from "./meetings.ts";
import { playMeeting } from "./playMeeting.ts";
import type { Bet, GameMatch } from "./settlement.ts";
import { splitCents } from "./splitCents.ts";
import { holesOfRound, type StakeInPlay } from "./stakeInPlay.ts";
import type { SettleStake } from "./stakeSettlement.ts";

/**
 * Each match has three bets: holes 1-9, holes 10-18, which start level, and all holes. On nine holes
 * there is one bet for the whole purse, in the first edition of the rules there were three.
 * There are no presses (docs/rules.md, Side games and matches).
 */
export const settleNassau: SettleStake = (game, stake) => {
  const meetings = meetingsOf(game, stake.roundNumbers);
  const values = splitCents(stake.purse, meetings.length);
  const played = meetings.map((meeting, index) =>
    playedNassau(game, stake, meeting, values[index] ?? 0),
  );
  const contests = played.flatMap(({ meeting: { opponents }, match }) =>
    match.bets.map(({ result, value }) => ({ opponents, result, value })),
  );
  return {
    holes: matchHoles(game, stake, played),
    matches: played.map(({ match }) => match),
    pointsOf: (side) => matchPoints(contests, side),
    payments: contests.flatMap(payWinner),
    notes: [],
  };
};

const playedNassau = (game: Game, stake: StakeInPlay, meeting: Meeting, value: number) => {
  const holes = holesOfRound(stake, meeting.roundNumber);
  const overall = playMeeting(game, meeting, holes);
  const match = gameMatch(meeting, overall, value);
  const [first, last] = [holes.filter(isFront), holes.filter(isBack)];
  // On nine holes there is one bet, because each of the three would be the same match.
  const isOneBet = first.length === 0 || last.length === 0;
  if (isOneBet && game.rulesEdition !== 1) {
    const bets: ReadonlyArray<Bet> = [betOn("overall", match, value)];
    return { meeting, plays: [overall], match: { ...match, bets } };
  }
  const front = playMeeting(game, meeting, first);
  const back = playMeeting(game, meeting, last);
  const third = Math.floor(value / 3);
  const bets: ReadonlyArray<Bet> = [
    betOn("front", nineOf(meeting, front, third), third),
    betOn("back", nineOf(meeting, back, third), third),
    betOn("overall", match, value - 2 * third),
  ];
  return { meeting, plays: [front, back, overall], match: { ...match, bets } };
};

/** Only the scores count here, because an administrator decides the match over all holes. */
const nineOf = (meeting: Meeting, play: MatchPlay, value: number) =>
  gameMatch({ ...meeting, arranged: null }, play, value);

const betOn = (
  name: Bet["name"],
  { leaderId, status, state, holesPlayed, result }: GameMatch,
  value: number,
): Bet => ({ name, leaderId, status, state, holesPlayed, result, value });

const isFront = (holeNumber: number) => holeNumber <= 9;
const isBack = (holeNumber: number) => !isFront(holeNumber);
