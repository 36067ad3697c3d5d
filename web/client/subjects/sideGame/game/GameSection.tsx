import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { gameTypeLabels } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { EventMoney } from "../../../../contract/event/eventMoney.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import { getSideGameResults } from "../../../../contract/sideGame/sideGames.ts";
import { readOf } from "../../../data/read.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { asRow, asStack, asText } from "../../../ui/layout.ts";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonPanel } from "../../../ui/states/Skeleton.tsx";
import { PartnerNotice } from "../join/PartnerNotice.tsx";
import { GameResults } from "../results/GameResults.tsx";
import { GameStake } from "../results/GameStake.tsx";
import * as styles from "../SideGames.css.ts";
import { useGameView } from "../useGameView.ts";
import { signedMoney, stakeText } from "../words.ts";
import { GameHead } from "./GameHead.tsx";
import type { Ways } from "./WayIn.tsx";

interface Props {
  readonly game: SideGame;
  readonly me: PlayerId | null;
  /** What everybody gets or pays in this game; unknown until it is read. */
  readonly money: EventMoney["games"][number] | undefined;
  /** Null for readers who cannot join any game of this event. */
  readonly ways: Ways | null;
  readonly isOpenAtFirst: boolean;
  /** True if a link led to this game. */
  readonly isLinked: boolean;
}

/** One game: its facts, and its results when it is opened. */
export const GameSection = ({ game, me, money, ways, isOpenAtFirst, isLinked }: Props) => {
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? isOpenAtFirst;
  const read = useQuery({
    ...readOf(getSideGameResults, { sideGameId: game.id }),
    enabled: isOpen,
  });
  const { data, error } = read;
  const known = data ?? money;
  const hasBegun = known && known.status !== "not_started";
  const view = useGameView(game, data, me);
  const part = money?.balances.find(({ playerId }) => playerId === me);
  const headingId = useId();
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isLinked) article.current?.scrollIntoView({ block: "start" });
  }, [isLinked]);
  const label = gameTypeLabels[game.gameType];
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <article
      ref={article}
      aria-labelledby={headingId}
      className={joinClasses(styles.anchor, isOpen && styles.game)}
    >
      <Panel className={isOpen ? undefined : styles.brief}>
        <GameHead
          game={game}
          headingId={headingId}
          ways={ways}
          hasBegun={hasBegun}
          isBrief={!isOpen}
        />
        {me !== null && hasBegun !== undefined ? (
          <PartnerNotice game={game} me={me} hasBegun={hasBegun} />
        ) : null}
        {isOpen && view ? <GameStake view={view} /> : null}
        <div className={asRow({ gap: 3, justify: "between", wrap: true })}>
          {isOpen ? null : (
            <p className={asStack({ leading: 1.25 })}>
              <span>
                <Figure tone="money" size="md">
                  {stakeText(game.totalPurse)}
                </Figure>
                {" purse"}
              </span>
              {hasBegun && part ? (
                <span className={asText({ tone: "textDim", size: "sm" })}>
                  {`You ${signedMoney(part.amount)}`}
                </span>
              ) : null}
            </p>
          )}
          <Button
            variant="quiet"
            size="small"
            icon={<Chevron size={20} aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-label={`Results: ${label}`}
            onClick={() => setChoice(!isOpen)}
          >
            {isOpen ? "Hide results" : "Show results"}
          </Button>
        </div>
      </Panel>
      {!isOpen ? null : view ? (
        <GameResults view={view} me={me} />
      ) : error ? (
        <FailedRead title="Results are not available right now." of={read} />
      ) : (
        <SkeletonPanel label={`Loading results of ${label}...`} />
      )}
    </article>
  );
};
