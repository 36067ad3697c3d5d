import { Button } from "../../../components/buttons/Button.tsx";
import { membersOf, type RoundSheet } from "../sheet.ts";
import * as styles from "./Schedule.css.ts";
import type { Hand } from "./useHand.ts";

interface Props {
  readonly hand: Hand;
  readonly sheet: RoundSheet;
}

/** Says who is picked, and offers what to do with them. */
export const HandBar = ({ hand, sheet }: Props) => {
  const everybody = [...sheet.waiting, ...sheet.groups.flatMap(membersOf)];
  const names = hand.picked?.players.map((id) => everybody.find((each) => each.id === id)?.name);
  return (
    <div className={names ? styles.hand : undefined}>
      <output>
        {names ? `${names.join(", ")} picked up. Choose the group to put them into.` : null}
      </output>
      {names ? (
        <Button variant="line" size="small" onClick={hand.drop}>
          Leave where they are
        </Button>
      ) : null}
    </div>
  );
};
