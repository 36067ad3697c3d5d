import { gameMatch } from "./gameMatch.ts";
import { matchPoints, payWinner } from "./matchAwards.ts";
import { matchHoles } from "./matchHoles.ts";
import { meetingsOf } from "./meetings.ts";
import { playMeeting } from "./playMeeting.ts";
import { splitCents } from "./splitCents.ts";
import { holesOfRound } from "./stakeInPlay.ts";
import type { SettleStake } from "./stakeSettlement.ts";

/** The purse is divided by the number of matches. For a halved match nothing is paid. */
export const settleMatchPlay: SettleStake = (game, stake) => {
  const meetings = meetingsOf(game, stake.roundNumbers);
  const values = splitCents(stake.purse, meetings.length);
  const played = meetings.map((meeting, index) => {
    const play = playMeeting(game, meeting, holesOfRound(stake, meeting.roundNumber));
    const value = values[index] ?? 0;
    const match = gameMatch(meeting, play, value);
    const contest = { opponents: meeting.opponents, result: match.result, value };
    return { meeting, plays: [play], match, contest };
  });
  const contests = played.map(({ contest }) => contest);
  return {
    holes: matchHoles(game, stake, played),
    matches: played.map(({ match }) => match),
    pointsOf: (side) => matchPoints(contests, side),
    payments: contests.flatMap(payWinner),
    notes: [],
  };
};
