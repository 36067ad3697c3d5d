import type { PlayerId } from "../../../../../domain/shared/values.ts";
import type { EventMoney } from "../../../../contract/eventMoney.ts";
import { Figure } from "../../../ui/figures/Figure.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
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
  if (transfers.length === 0) return <p className={shared.dim}>Nobody owes anybody anything.</p>;
  const rows = [...transfers.filter(isMine), ...transfers.filter((each) => !isMine(each))];
  const person = (id: PlayerId) => (
    <>
      <span className={shared.name}>{names.get(id) ?? "Former player"}</span>
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
          <span className={shared.words}>
            {person(transfer.from)}{" "}
            <span className={styles.receiver}>
              <span className={styles.pays}>pays </span>
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
