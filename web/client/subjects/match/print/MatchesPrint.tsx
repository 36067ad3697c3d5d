import type { TournamentId } from "../../../../../domain/shared/values.ts";
import { listMatches } from "../../../../contract/match/matches.ts";
import { useRead } from "../../../data/read.ts";
import * as paper from "../../../ui/paper/Paper.css.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { matchRoundsOf } from "../matchRounds.ts";
import { sentenceOf } from "../matchTexts.ts";

interface Props {
  readonly tournamentId: TournamentId;
}

/** The matches of the event itself by round; those of side games are told with the games. */
export const MatchesPrint = ({ tournamentId }: Props) => {
  const matches = useRead(listMatches, { eventId: tournamentId });
  if (matches.error) return <FailedRead title="The matches could not be loaded" of={matches} />;
  if (!matches.data) return <SkeletonSlats label="Loading matches..." count={2} />;
  const own = matches.data.filter(({ sideGameId }) => sideGameId === null);
  return matchRoundsOf(own, null).map(({ roundNumber, matches: ofRound }) => (
    <table key={roundNumber} className={paper.table}>
      <caption className={paper.caption}>{`Matches, round ${roundNumber}`}</caption>
      <tbody>
        {ofRound.map((match) => (
          <tr key={match.id}>
            <td className={paper.words}>{sentenceOf(match)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
};
