import { ArrowUpFromLine, Plus, Printer } from "lucide-react";
import { useRef, useState } from "react";
import { holdsWords } from "../../../../../domain/shared/searchText.ts";
import type { RoundNumber } from "../../../../../domain/shared/values.ts";
import type { EventDetail } from "../../../../contract/event/event.ts";
import type { GolfGroup } from "../../../../contract/teeSheet/groups.ts";
import { TextField } from "../../../form/Field.tsx";
import { Button, LinkButton } from "../../../ui/buttons/Button.tsx";
import { asRow, asStack, asText, joinClasses } from "../../../ui/layout.ts";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import type { OneBallSide } from "../../field/oneBallSides.ts";
import { DeleteGroupDialog, GroupDialog } from "../group/GroupDialog.tsx";
import { membersOf, type Player, type RoundSheet } from "../sheet.ts";
import * as sheetStyles from "../TeeSheet.css.ts";
import { DropArea, GroupCard, PlayerButton } from "./GroupCard.tsx";
import { type Hand, useFocusAfterMove, useHand } from "./useHand.ts";

interface Props {
  readonly event: EventDetail;
  readonly round: RoundNumber;
  readonly sheet: RoundSheet;
  readonly sides: ReadonlyArray<OneBallSide>;
  readonly mayManage: boolean;
  /** Shows the form of the draw. */
  readonly onDraw: () => void;
}

type Asked = { readonly editing: GolfGroup | null } | { readonly deleting: GolfGroup } | null;

/** The groups of a round. Players are dragged, or picked and put down by press or key. */
export const Schedule = ({ event, round, sheet, sides, mayManage, onDraw }: Props) => {
  const [asked, setAsked] = useState<Asked>(null);
  const columns = useRef<HTMLDivElement>(null);
  const close = () => setAsked(null);
  const hand = useHand({
    sheet,
    onLastOut: (deleting) => setAsked({ deleting }),
    onMoved: useFocusAfterMove(columns, sheet),
  });
  const printed = `/events/${event.id}/print`;
  return (
    <div>
      <div className={asRow({ gap: 2, wrap: true, top: 4 })}>
        {mayManage ? (
          <Button
            icon={<Plus size={20} aria-hidden="true" />}
            onClick={() => setAsked({ editing: null })}
          >
            Add Group
          </Button>
        ) : null}
        <PrintLink to={`${printed}/tee-sheet?round=${round}`}>Print Tee Sheet</PrintLink>
        <PrintLink to={`${printed}/starters-list?round=${round}`}>Print Starter's List</PrintLink>
        <PrintLink to={`${printed}/scorecards?round=${round}`}>Print Scorecards</PrintLink>
      </div>
      <div className={sheetStyles.columns} ref={columns}>
        <WaitingPlayers
          players={sheet.waiting}
          hasGroups={sheet.groups.length > 0}
          hand={mayManage ? hand : null}
        />
        {sheet.groups.length === 0 ? (
          <EmptyState
            title="No Schedule Available"
            seed={`${event.id} tee sheet`}
            action={
              mayManage && sheet.waiting.length > 0 ? (
                <Button variant="line" onClick={onDraw}>
                  Draw the Groups
                </Button>
              ) : null
            }
          >
            {mayManage
              ? "Add the first group, or let Auto Schedule draw them."
              : "Tee times appear here once the groups have been drawn."}
          </EmptyState>
        ) : (
          <div className={sheetStyles.groups}>
            {sheet.groups.map((group) => (
              <GroupCard
                sides={sides}
                key={group.id}
                group={group}
                hand={mayManage ? hand : null}
                onEdit={() => setAsked({ editing: group })}
                onDelete={() => setAsked({ deleting: group })}
              />
            ))}
          </div>
        )}
      </div>
      <HandBar hand={hand} sheet={sheet} />
      {asked && "editing" in asked ? (
        <GroupDialog
          event={event}
          round={round}
          sheet={sheet}
          group={asked.editing}
          chosen={hand.picked?.from === null ? hand.picked.players : []}
          onClose={close}
          onSaved={hand.drop}
        />
      ) : null}
      {asked && "deleting" in asked ? (
        <DeleteGroupDialog group={asked.deleting} onClose={close} />
      ) : null}
    </div>
  );
};

const PrintLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <LinkButton to={to} variant="line" icon={<Printer size={20} aria-hidden="true" />}>
    {children}
  </LinkButton>
);

interface HandBarProps {
  readonly hand: Hand;
  readonly sheet: RoundSheet;
}

/** Says who is picked, and offers what to do with them. */
const HandBar = ({ hand, sheet }: HandBarProps) => {
  const everybody = [...sheet.waiting, ...sheet.groups.flatMap(membersOf)];
  const names = hand.picked?.players.map((id) => everybody.find((each) => each.id === id)?.name);
  return (
    <div className={names ? sheetStyles.hand : undefined}>
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

/** Up to this number of players no search is needed. */
const MAX_WITHOUT_SEARCH = 8;

interface WaitingPlayersProps {
  readonly players: ReadonlyArray<Player>;
  readonly hasGroups: boolean;
  readonly hand: Hand | null;
}

/** Players without a group in this round. A player dropped here leaves the group. */
const WaitingPlayers = ({ players, hasGroups, hand }: WaitingPlayersProps) => {
  const [search, setSearch] = useState("");
  const { picked } = hand ?? {};
  const found = players.filter(({ name }) => holdsWords(name, search));
  const takeOut = hand && picked?.from ? () => hand.takeOut() : undefined;
  return (
    <DropArea label="Not yet scheduled" className={sheetStyles.waitingGroup} onDrop={takeOut}>
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
      <ul className={joinClasses(asStack({ gap: "slat" }), sheetStyles.scrolling)} data-waiting="">
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
