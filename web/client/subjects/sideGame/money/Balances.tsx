import { Fragment } from "react";
import { gameTypeLabel } from "../../../../../domain/golf/sideGames/gameTypes.ts";
import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { EventMoney } from "../../../../contract/event/eventMoney.ts";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { asText } from "../../../ui/layout.ts";
import * as shared from "../SideGames.css.ts";
import { fullName, signedMoney } from "../words.ts";
import { You } from "../You.tsx";
import * as styles from "./Money.css.ts";

interface Props {
  readonly money: EventMoney;
  readonly me: PlayerId | null;
}

/** What everybody gets or pays over all games, and the part of each game that is not nothing. */
export const Balances = ({ money: { balances, games }, me }: Props) => {
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
    <ul className={shared.rows}>
      {sorted.map(({ playerId, user, amount }) => (
        <li key={playerId} className={joinClasses(styles.transfer, playerId === me && shared.mine)}>
          <span className={asText({ breaks: true, shrinks: true })}>
            <span className={asText({ weight: "strong", leading: 1.25 })}>{fullName(user)}</span>
            {playerId === me ? <You /> : null}
            <span
              className={joinClasses(
                asText({ tone: "textDim", size: "sm", leading: 1.35 }),
                shared.line,
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
