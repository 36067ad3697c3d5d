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
 * Each match has three bets: the front nine, the back nine, which starts level, and all holes.
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
  const front = playMeeting(game, meeting, holes.filter(isFront));
  const back = playMeeting(game, meeting, holes.filter(isBack));
  const match = gameMatch(meeting, overall, value);
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
