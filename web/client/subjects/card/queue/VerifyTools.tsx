import { CheckCheck, PenLine, Undo2 } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import { ListBar } from "../../../form/ListBar.tsx";
import { SelectField } from "../../../form/SelectField.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow } from "../../../ui/layout.ts";
import { numberText } from "../../../ui/listText.ts";
import { useFocusHeir } from "../../../ui/useFocusHeir.ts";
import {
  canBeSignedOnPaper,
  isReady,
  type Section,
  sections,
  sectionTitles,
} from "./queuedCards.ts";
import * as styles from "./Verify.css.ts";

interface Props {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly numberOfRounds: number;
  /** Null is all rounds. */
  readonly round: number | null;
  readonly onRound: (round: number | null) => void;
  /** Null is all cards. */
  readonly only: Section | null;
  readonly onOnly: (section: Section | null) => void;
  /** What can be done with many of them. */
  readonly children: ReactNode;
}

/** Which cards are shown, and what is done with many at once. */
export const VerifyTools = (props: Props) => (
  <div className={styles.head}>
    <ListBar label="Find a player" search={props.search} onSearch={props.onSearch}>
      <SelectField
        label="Round"
        className={styles.filter}
        value={props.round === null ? "" : String(props.round)}
        onChange={(value) => props.onRound(value === "" ? null : Number(value))}
        emptyLabel="All rounds"
        options={Array.from({ length: props.numberOfRounds }, (_, index) => ({
          value: String(index + 1),
          label: `Round ${index + 1}`,
        }))}
      />
      <SelectField
        label="Show"
        className={styles.filter}
        value={props.only ?? ""}
        onChange={(value) => props.onOnly(sections.find((section) => section === value) ?? null)}
        emptyLabel="All cards"
        options={sections.map((value) => ({ value, label: sectionTitles[value] }))}
      />
    </ListBar>
    <div className={asRow({ gap: 2, align: "stretch", wrap: true })}>{props.children}</div>
  </div>
);

type Cards = ReadonlyArray<ShortScorecard>;

interface ManyCardsProps {
  /** Of the cards on screen, those that may be verified and agree with their paper. */
  readonly verifiable: Cards;
  /** Of the cards on screen, those whose verification may be taken back. */
  readonly undoable: Cards;
  readonly chosen: ReadonlySet<ShortScorecard["id"]>;
  readonly onChoose: (cards: Cards) => void;
  readonly isVerifying: boolean;
  readonly onVerify: (cards: Cards) => void;
  readonly isSigning: boolean;
  /** They are signed on paper. */
  readonly onSign: (cards: Cards) => void;
  readonly isUndoing: boolean;
  readonly onUndo: (cards: Cards) => void;
  /** Gets the focus of a button that goes. */
  readonly heir: RefObject<HTMLElement | null>;
}

/** What can be done with many cards. */
export const ManyCards = (props: ManyCardsProps) => {
  const { verifiable, undoable, chosen, onChoose, isVerifying, isUndoing } = props;
  const leavesFocusToHeir = useFocusHeir(props.heir);
  const all = verifiable.length > 0 ? verifiable : undoable;
  const isAllChosen = all.every(({ id }) => chosen.has(id));
  const toVerify = verifiable.filter(({ id }) => chosen.has(id));
  const toUndo = undoable.filter(({ id }) => chosen.has(id));
  const toSign = toVerify.filter(canBeSignedOnPaper);
  const ready = verifiable.filter(isReady);
  return (
    <>
      {all.length > 1 ? (
        <Button variant="quiet" onClick={() => onChoose(isAllChosen ? [] : all)}>
          {isAllChosen ? "Select None" : `Select All ${numberText(all.length)}`}
        </Button>
      ) : null}
      {toUndo.length > 0 ? (
        <Button
          ref={leavesFocusToHeir}
          variant="line"
          isPending={isUndoing}
          onClick={() => props.onUndo(toUndo)}
        >
          {`Undo selected (${numberText(toUndo.length)})`}
        </Button>
      ) : null}
      {toSign.length > 0 ? (
        <Button
          ref={leavesFocusToHeir}
          variant="line"
          icon={<PenLine size={20} aria-hidden="true" />}
          isPending={props.isSigning}
          onClick={() => props.onSign(toSign)}
        >
          {`Signed on paper (${numberText(toSign.length)})`}
        </Button>
      ) : null}
      {toVerify.length > 0 ? (
        <Button
          ref={leavesFocusToHeir}
          variant="line"
          isPending={isVerifying}
          onClick={() => props.onVerify(toVerify)}
        >
          {`Verify selected (${numberText(toVerify.length)})`}
        </Button>
      ) : null}
      {ready.length > 0 ? (
        <Button
          ref={leavesFocusToHeir}
          icon={<CheckCheck size={20} aria-hidden="true" />}
          isPending={isVerifying}
          pendingText="Verifying..."
          onClick={() => props.onVerify(ready)}
        >
          {`Verify all finished and signed (${numberText(ready.length)})`}
        </Button>
      ) : null}
    </>
  );
};

interface UndoLatestProps
  extends Pick<ManyCardsProps, "undoable" | "isUndoing" | "onUndo" | "heir"> {
  /** The cards that the last press has verified. */
  readonly latest: ReadonlyArray<ShortScorecard["id"]>;
}

/**
 * Cards that were verified with one press are undone with one press. It is far from the button that
 * verifies them, so that a second press on that spot does not undo the first.
 */
export const UndoLatest = ({ undoable, latest, isUndoing, onUndo, heir }: UndoLatestProps) => {
  const leavesFocusToHeir = useFocusHeir(heir);
  const justVerified = undoable.filter(({ id }) => latest.includes(id));
  return justVerified.length < 2 ? null : (
    <Button
      ref={leavesFocusToHeir}
      variant="quiet"
      size="small"
      icon={<Undo2 size={20} aria-hidden="true" />}
      isPending={isUndoing}
      pendingText="Undoing..."
      onClick={() => onUndo(justVerified)}
    >
      {`Undo all ${numberText(justVerified.length)} just verified`}
    </Button>
  );
};
