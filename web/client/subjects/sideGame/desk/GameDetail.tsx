import { useState } from "react";
import { gameTraits, recordKindOf } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { RecordKind } from "../../../../../domain/golf/sideGames/holeRecord.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { getSideGameResults } from "../../../../contract/sideGame/sideGames.ts";
import { useRead } from "../../../data/read.ts";
import { asStack, asText } from "../../../ui/layout.ts";
import { moneyText } from "../../../ui/money.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonSlats } from "../../../ui/states/Skeleton.tsx";
import { TabPanel, Tabs, UnderlineTabs } from "../../../ui/tabs/Tabs.tsx";
import { heading } from "../../../ui/theme/theme.css.ts";
import { gameScoringTexts } from "../gameScoringTexts.ts";

import { formatLabels, holesText, roundsText } from "./gameTexts.ts";
import { Players } from "./players/Players.tsx";
import { Entries } from "./records/Entries.tsx";
import { WolfChoices } from "./records/WolfChoices.tsx";
import { Settlement } from "./standing/Settlement.tsx";

interface Props {
  readonly game: SideGame;
  readonly mayManage: boolean;
}

const CENTS = 100;

/** One side game: its records, its results and its players. */
export const GameDetail = ({ game, mayManage }: Props) => {
  const results = useRead(getSideGameResults, { sideGameId: game.id });
  const [tab, setTab] = useState("");
  if (!results.data) {
    return results.error ? (
      <FailedRead title="Results are not available right now." of={results} />
    ) : (
      <SkeletonSlats label="Loading side game..." />
    );
  }
  const parts = { game, results: results.data, mayManage };
  const kind = recordKindOf(game.gameType);
  const records = kind && recordsOf[kind];
  const tabs = [
    ...(records ? [{ value: "records", label: records.label }] : []),
    { value: "settlement", label: "Settlement" },
    { value: "players", label: "Players", count: game.participantCount },
  ];
  const shown = tabs.find(({ value }) => value === tab)?.value ?? tabs[0]?.value ?? "settlement";
  const { label, rule } = gameTraits[game.gameType];
  return (
    <section className={asStack({ gap: 4, shrinks: true })} aria-label={label}>
      <div>
        <h3 className={heading}>{label}</h3>
        <p className={asText({ tone: "textDim", size: "sm" })}>{factsOf(game)}</p>
        <p>{game.gameDescription ?? rule}</p>
      </div>
      <Tabs value={shown} onChange={setTab}>
        <UnderlineTabs label="Side game" tabs={tabs} />
        {records ? (
          <TabPanel value="records">
            <records.Records {...parts} />
          </TabPanel>
        ) : null}
        <TabPanel value="settlement">
          <Settlement {...parts} />
        </TabPanel>
        <TabPanel value="players">
          <Players {...parts} />
        </TabPanel>
      </Tabs>
    </section>
  );
};

const recordsOf = {
  distance: { label: "Entries", Records: Entries },
  wolf: { label: "Wolf choices", Records: WolfChoices },
} as const satisfies Readonly<Record<RecordKind, object>>;

const factsOf = (game: SideGame) =>
  [
    formatLabels[game.gameFormat],
    ...gameScoringTexts(game),
    roundsText(game.roundNumbers),
    game.roundConfigurations ? "holes and purse by round" : holesText(game.holeNumbers),
    `purse ${moneyText(game.totalPurse / CENTS)}`,
    ...(isPaidByHole(game) ? [`${moneyText(game.prizePerHole / CENTS)} per hole`] : []),
  ].join(" · ");

/** With a purse for each round, its holes have several values. */
const isPaidByHole = ({ gameType, roundConfigurations }: SideGame) =>
  gameTraits[gameType].paidBy === "hole" && roundConfigurations === null;
