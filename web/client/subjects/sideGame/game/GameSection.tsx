import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { gameTypeLabels, recordKindOf } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { RecordKind } from "../../../../../domain/golf/sideGames/holeRecord.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { EventMoney } from "../../../../contract/event/eventMoney.ts";
import type { SideGame } from "../../../../contract/sideGame/sideGame.ts";
import type { SideGameHole } from "../../../../contract/sideGame/sideGameResults.ts";
import { getSideGameResults } from "../../../../contract/sideGame/sideGames.ts";
import { readOf } from "../../../data/read.ts";
import { SelectField } from "../../../form/SelectField.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { asRow, asStack, asText, joinClasses } from "../../../ui/layout.ts";
import { Caution } from "../../../ui/states/Caution.tsx";
import { FailedRead } from "../../../ui/states/FailedRead.tsx";
import { SkeletonPanel } from "../../../ui/states/Skeleton.tsx";
import type { GameView } from "../gameView.ts";
import { PartnerNotice } from "../join/Partner.tsx";
import { isOver, recordFaces } from "../recordFaces.ts";
import { GameStake } from "../results/GameStake.tsx";
import { HoleByHole } from "../results/HoleByHole.tsx";
import { Matches } from "../results/Matches.tsx";
import { Standing } from "../results/Standing.tsx";
import * as styles from "../SideGames.css.ts";
import { useGameView } from "../useGameView.ts";
import { signedMoney, stakeText } from "../words.ts";
import { GameHead, type Ways } from "./GameHead.tsx";

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

interface GameResultsProps {
  readonly view: GameView;
  readonly me: PlayerId | null;
}

/** The state of a game: remarks, players, matches and holes. */
const GameResults = ({ view, me }: GameResultsProps) => {
  const { game, results } = view;
  const kind = recordKindOf(game.gameType);
  const isAsked = game.status === "open" && game.hasJoined && kind && !isOver(kind, results);
  return (
    <>
      <div className={styles.beside}>
        {results.note === null ? null : (
          <p>
            <Caution>{results.note}</Caution>
          </p>
        )}
        {isAsked && me !== null ? <RecordPanel view={view} kind={kind} me={me} /> : null}
        <Standing view={view} />
        {results.matches.length === 0 ? null : <Matches view={view} me={me} />}
        {view.sides.length === 0 ? (
          <Panel as="h3">
            <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>
              Nobody has joined yet.
            </p>
          </Panel>
        ) : null}
      </div>
      <HoleByHole view={view} />
    </>
  );
};

interface RecordPanelProps {
  readonly view: GameView;
  readonly kind: RecordKind;
  readonly me: PlayerId;
}

/** For the players of a game: what is recorded of each hole, and the form for one of them. */
const RecordPanel = ({ view, kind, me }: RecordPanelProps) => {
  const { Form, canPlay, nextHole, ofHole, panelTitle } = recordFaces[kind];
  const { game, results } = view;
  // Stays on its hole while somebody chooses, whatever others record meanwhile.
  const [chosen, setChosen] = useState(() => keyOf(nextHole(view)));
  const hole = results.holes.find((each) => keyOf(each) === chosen);
  if (!canPlay(results.playerIds.length) || !hole) return null;
  const inRound = (round: number) =>
    game.roundNumbers.length > 1 ? `Round ${round}, hole` : "Hole";
  return (
    <Panel title={panelTitle(game.gameType)} as="h3">
      <SelectField
        label="Hole"
        value={chosen}
        onChange={setChosen}
        options={results.holes.map((each) => ({
          value: keyOf(each),
          label: `${inRound(each.roundNumber)} ${each.holeNumber}${ofHole(view, each)}`,
        }))}
      />
      <Form
        key={chosen}
        view={view}
        hole={hole}
        me={me}
        players={[me]}
        onDone={() => setChosen(keyOf(nextHole(view, hole)))}
      />
    </Panel>
  );
};

const keyOf = (hole: SideGameHole | undefined) =>
  hole ? `${hole.roundNumber} ${hole.holeNumber}` : "";
