import { gameTypeLabel } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId, TournamentId } from "../../../../../domain/shared/values.ts";
import { getEventMoney } from "../../../../contract/event/eventMoney.ts";
import { useRead } from "../../../data/read.ts";
import { Panel } from "../../../ui/cards/Panel.tsx";
import { asText } from "../../../ui/layout.ts";
import { listText } from "../../../ui/listText.ts";
import { feeText } from "../../../ui/money.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import { SkeletonPanel } from "../../../ui/states/Skeleton.tsx";

import * as styles from "../SideGames.css.ts";
import { Unavailable } from "../Unavailable.tsx";
import { Balances } from "./Balances.tsx";
import * as money from "./Money.css.ts";
import { Transfers } from "./Transfers.tsx";

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
      <div className={money.panels}>
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
