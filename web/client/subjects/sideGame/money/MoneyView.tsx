import { Fragment } from "react";
import { gameTypeLabel } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import { type EventMoney, getEventMoney } from "../../../../contract/event/eventMoney.ts";
import { useRead } from "../../../data/read.ts";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { asText, joinClasses } from "../../../ui/layout.ts";
import { listText } from "../../../ui/listText.ts";
import { feeText } from "../../../ui/money.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { SkeletonPanel } from "../../../ui/states/Skeleton.tsx";
import * as styles from "../SideGames.css.ts";
import { Unavailable } from "../Unavailable.tsx";
import { fullName, signedMoney } from "../words.ts";
import { You } from "../You.tsx";

interface Props {
  readonly tournamentId: TournamentId;
  readonly me: PlayerId | null;
}

/** The money of all games of the event: who pays whom, and why. */
export const MoneyView = ({ tournamentId, me }: Props) => {
  const { data, error, refetch, isFetching } = useRead(getEventMoney, { eventId: tournamentId });
  if (!data) {
    return error ? (
      <Unavailable error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <SkeletonPanel label="Loading who owes whom..." count={6} />
    );
  }
  if (data.games.length === 0) {
    return (
      <EmptyState title="No Side Games Yet" as="h2" seed={`${tournamentId} money`}>
        Once a side game has a winner, this is where it is settled.
      </EmptyState>
    );
  }
  const isOver = data.games.every(({ status }) => status === "final");
  const games = listText([...new Set(data.games.map(({ gameType }) => gameTypeLabel(gameType)))]);
  const unclaimed = data.games.reduce((sum, game) => sum + game.unclaimed, 0);
  return (
    <div className={styles.parts}>
      <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>
        {`${isOver ? "From" : "So far, from"} ${games}. Everybody in a game pays the same part of what was won in it.`}
        {unclaimed > 0
          ? ` ${feeText(unclaimed)} is not won${isOver ? " and nobody pays it" : " yet"}.`
          : ""}
      </p>
      <div className={styles.panels}>
        <Panel title="Who owes whom">
          <Transfers money={data} me={me} />
        </Panel>
        <Panel title="Balances">
          <Balances money={data} me={me} />
        </Panel>
      </div>
    </div>
  );
};

interface BalancesProps {
  readonly money: EventMoney;
  readonly me: PlayerId | null;
}

/** What everybody gets or pays over all games, and the part of each game that is not nothing. */
const Balances = ({ money: { balances, games }, me }: BalancesProps) => {
  if (balances.length === 0)
    return (
      <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>
        Nobody has joined yet.
      </p>
    );
  const sorted = balances.toSorted((one, other) => other.amount - one.amount);
  const partsOf = (playerId: PlayerId) =>
    games.flatMap(({ sideGameId, gameType, balances: ofGame }) => {
      const part = ofGame.find((each) => each.playerId === playerId);
      if (!part || part.amount === 0) return [];
      return [{ sideGameId, text: `${gameTypeLabel(gameType)} ${signedMoney(part.amount)}` }];
    });
  return (
    <ul className={styles.rows}>
      {sorted.map(({ playerId, user, amount }) => (
        <li key={playerId} className={joinClasses(styles.transfer, playerId === me && styles.mine)}>
          <span className={asText({ breaks: true, shrinks: true })}>
            <span className={asText({ weight: "strong", leading: 1.25 })}>{fullName(user)}</span>
            {playerId === me ? <You /> : null}
            <span
              className={joinClasses(
                asText({ tone: "textDim", size: "sm", leading: 1.35 }),
                styles.line,
              )}
            >
              {partsOf(playerId).map(({ sideGameId, text }, index, parts) => (
                <Fragment key={sideGameId}>
                  <span className={styles.part}>
                    {text}
                    {index < parts.length - 1 ? " ·" : null}
                  </span>{" "}
                </Fragment>
              ))}
            </span>
          </span>
          <Figure size="sm" tone={amount > 0 ? "money" : "plain"}>
            {signedMoney(amount)}
          </Figure>
        </li>
      ))}
    </ul>
  );
};

interface TransfersProps {
  readonly money: EventMoney;
  readonly me: PlayerId | null;
}

/** The fewest payments that settle everything; the reader's own ones come first. */
const Transfers = ({ money: { transfers, balances }, me }: TransfersProps) => {
  const names = new Map(balances.map(({ playerId, user }) => [playerId, fullName(user)]));
  const isMine = ({ from, to }: EventMoney["transfers"][number]) => from === me || to === me;
  if (transfers.length === 0)
    return (
      <p className={asText({ tone: "textDim", size: "sm", leading: 1.35 })}>
        Nobody owes anybody anything.
      </p>
    );
  const rows = [...transfers.filter(isMine), ...transfers.filter((each) => !isMine(each))];
  const person = (id: PlayerId) => (
    <>
      <span className={asText({ weight: "strong", leading: 1.25 })}>
        {names.get(id) ?? "Former player"}
      </span>
      {id === me ? <You /> : null}
    </>
  );
  return (
    <ul className={styles.rows}>
      {rows.map((transfer) => (
        <li
          key={`${transfer.from} ${transfer.to}`}
          className={joinClasses(styles.transfer, isMine(transfer) && styles.mine)}
        >
          <span className={asText({ breaks: true, shrinks: true })}>
            {person(transfer.from)}{" "}
            <span className={styles.receiver}>
              <span className={asText({ tone: "textDim" })}>pays </span>
              {person(transfer.to)}
            </span>
          </span>
          <Figure tone="money" className={styles.sum}>
            {feeText(transfer.amount)}
          </Figure>
        </li>
      ))}
    </ul>
  );
};
