import { Flag, FlagTriangleRight } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../../subjects/person/Avatar.tsx";
import { Badge } from "../../ui/badges/Badge.tsx";
import { Figure } from "../../ui/figures/Figure.tsx";
import { asRow, asStack, asText, joinClasses } from "../../ui/layout.ts";
import { TabPanel, Tabs, UnderlineTabs } from "../../ui/tabs/Tabs.tsx";
import * as styles from "./match/MatchDay.css.ts";
import {
  halves,
  highlights,
  matches,
  pastResults,
  type SampleMatch,
  type SampleSide,
  type SampleTeam,
  sampleCup,
  teeTimes,
} from "./match/sampleMatches.ts";
import { SamplePage } from "./SamplePage.tsx";

const { eventName, venue, date } = sampleCup;

const RyderCupDemoPage = () => (
  <SamplePage title="Ryder Cup Demo" event={eventName} about={`Singles · ${venue} · ${date}`}>
    <MatchDay />
  </SamplePage>
);

export default RyderCupDemoPage;

const tabs = [
  { value: "leaderboard", label: "Leaderboard" },
  { value: "highlights", label: "Highlights" },
  { value: "teeTimes", label: "Tee Times" },
  { value: "pastResults", label: "Past Results" },
] as const;

type Tab = (typeof tabs)[number]["value"];

/** Two teams, their score and their singles. */
export const MatchDay = () => {
  const [tab, setTab] = useState<Tab>("leaderboard");
  return (
    <div className={asStack({ gap: 5, shrinks: true })}>
      <TeamScores />
      <Tabs value={tab} onChange={setTab}>
        <UnderlineTabs label="Match day" tabs={tabs} />
        <TabPanel value="leaderboard">
          <ul className={asStack({ gap: "slat", top: 4 })}>
            {matches.map((match) => (
              <li key={match.id}>
                <MatchRow match={match} />
              </li>
            ))}
          </ul>
        </TabPanel>
        <TabPanel value="highlights">
          <ul className={asStack({ gap: "slat", top: 4 })}>
            {highlights.map((text) => (
              <li key={text} className={styles.line}>
                {text}
              </li>
            ))}
          </ul>
        </TabPanel>
        <TabPanel value="teeTimes">
          <Pairs rows={teeTimes} />
        </TabPanel>
        <TabPanel value="pastResults">
          <Pairs rows={pastResults} />
        </TabPanel>
      </Tabs>
    </div>
  );
};

const TeamScores = () => {
  const { team1, team2, completedMatches, totalMatches } = sampleCup;
  const share = (team1.score / (team1.score + team2.score)) * 100;
  return (
    <section className={styles.score} aria-label="Team score">
      <div className={styles.teams}>
        <Team team={team1} />
        <span className={styles.played}>{`${completedMatches} of ${totalMatches} matches`}</span>
        <Team team={team2} />
      </div>
      <svg
        className={styles.bar}
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect className={styles.theirs} width="100" height="4" />
        <rect className={styles.ours} width={share} height="4" />
      </svg>
    </section>
  );
};

interface TeamProps {
  readonly team: SampleTeam;
}

const flags = { square: Flag, pennant: FlagTriangleRight };

const Team = ({ team: { name, flag, colour, score } }: TeamProps) => {
  const Sign = flags[flag];
  return (
    <div className={styles.team}>
      <span className={asRow({ gap: 2, inline: true, weight: "strong", oneLine: true })}>
        <Sign size={20} className={styles.flag[colour]} aria-hidden="true" />
        {name}
      </span>
      <Figure size="lg">{halves(score)}</Figure>
    </div>
  );
};

interface MatchProps {
  readonly match: SampleMatch;
}

const MatchRow = ({ match }: MatchProps) => {
  const { matchNumber, player1, player2, status, result, scoreText, isCompleted } = match;
  const winner = result === "team1" ? player1 : player2;
  return (
    <article className={styles.match} aria-label={`Match ${matchNumber}`}>
      <span className={asStack({ gap: 1 })}>
        <Player player={player1} isAhead={result === "team1"} />
        <Player player={player2} isAhead={result === "team2"} />
      </span>
      <Figure className={styles.result}>{scoreText}</Figure>
      <span className={styles.badges}>
        <Badge kind={isCompleted ? "completed" : "active"}>{status}</Badge>
        {result === "tied" ? <Badge kind="caution">TIED</Badge> : null}
        {result !== "tied" && isCompleted ? (
          <Badge kind="upcoming">{`${winner.name} WINS`}</Badge>
        ) : null}
      </span>
    </article>
  );
};

interface PlayerProps {
  readonly player: SampleSide;
  readonly isAhead: boolean;
}

const Player = ({ player: { id, name, avatar }, isAhead }: PlayerProps) => (
  <span
    className={joinClasses(
      asRow({ gap: 2, inline: true, breaks: true }),
      isAhead && asText({ weight: "strong" }),
    )}
  >
    <Avatar user={{ id, profileImage: avatar }} size="sm" />
    {name}
  </span>
);

interface PairsProps {
  readonly rows: ReadonlyArray<readonly [label: string | number, text: string]>;
}

const Pairs = ({ rows }: PairsProps) => (
  <dl className={asStack({ gap: "slat", top: 4 })}>
    {rows.map(([label, text]) => (
      <div key={label} className={styles.pair}>
        <dt>
          <Figure>{label}</Figure>
        </dt>
        <dd className={styles.text}>{text}</dd>
      </div>
    ))}
  </dl>
);
