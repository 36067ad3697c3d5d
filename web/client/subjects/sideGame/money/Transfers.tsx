import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { EventMoney } from "../../../../contract/event/eventMoney.ts";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { asText } from "../../../ui/layout.ts";
import { feeText } from "../../../ui/money.ts";
import * as shared from "../SideGames.css.ts";
import { fullName } from "../words.ts";
import { You } from "../You.tsx";
import * as styles from "./Money.css.ts";

interface Props {
  readonly money: EventMoney;
  readonly me: PlayerId | null;
}

/** The fewest payments that settle everything; the reader's own ones come first. */
export const Transfers = ({ money: { transfers, balances }, me }: Props) => {
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
    <ul className={shared.rows}>
      {rows.map((transfer) => (
        <li
          key={`${transfer.from} ${transfer.to}`}
          className={joinClasses(styles.transfer, isMine(transfer) && shared.mine)}
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
