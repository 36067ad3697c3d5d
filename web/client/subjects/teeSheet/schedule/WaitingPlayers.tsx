import { ArrowUpFromLine } from "lucide-react";
import { useState } from "react";
import { holdsWords } from "../../../../../domain/shared/searchText.ts";
import { TextField } from "../../../form/TextField.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { asStack, asText } from "../../../ui/layout.ts";
import type { Player } from "../sheet.ts";
import { DropArea } from "./DropArea.tsx";
import { PlayerButton } from "./PlayerButton.tsx";
import * as styles from "./Schedule.css.ts";
import type { Hand } from "./useHand.ts";

/** Up to this number of players no search is needed. */
const MAX_WITHOUT_SEARCH = 8;

interface Props {
  readonly players: ReadonlyArray<Player>;
  readonly hasGroups: boolean;
  readonly hand: Hand | null;
}

/** Players without a group in this round. A player dropped here leaves the group. */
export const WaitingPlayers = ({ players, hasGroups, hand }: Props) => {
  const [search, setSearch] = useState("");
  const { picked } = hand ?? {};
  const found = players.filter(({ name }) => holdsWords(name, search));
  const takeOut = hand && picked?.from ? () => hand.takeOut() : undefined;
  return (
    <DropArea label="Not yet scheduled" className={styles.waitingGroup} onDrop={takeOut}>
      <h3
        className={asText({ size: "md", weight: "strong", leading: "snug", breaks: true })}
      >{`Not yet scheduled (${players.length})`}</h3>
      {takeOut ? (
        <Button
          wide
          size="small"
          variant="line"
          icon={<ArrowUpFromLine size={20} aria-hidden="true" />}
          onClick={takeOut}
        >
          Take out of the group
        </Button>
      ) : null}
      {players.length > MAX_WITHOUT_SEARCH ? (
        <TextField label="Search" type="search" value={search} onChange={setSearch} />
      ) : null}
      {players.length === 0 ? (
        <p className={asText({ tone: "textDim", size: "sm" })}>
          {hasGroups ? "Everybody has a group." : "Nobody is registered yet."}
        </p>
      ) : null}
      <ul className={joinClasses(asStack({ gap: "slat" }), styles.scrolling)} data-waiting="">
        {found.map((player) => (
          <li key={player.id}>
            <PlayerButton
              player={player}
              isPicked={picked?.players.includes(player.id) ?? false}
              onPick={hand ? () => hand.pick(player.id, null) : undefined}
              onDragStart={() => hand?.carry(player.id, null)}
              onDragEnd={() => hand?.drop()}
            />
          </li>
        ))}
      </ul>
    </DropArea>
  );
};
