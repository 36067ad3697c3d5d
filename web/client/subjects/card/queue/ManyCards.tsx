import { CheckCheck, PenLine, Undo2 } from "lucide-react";
import type { RefObject } from "react";
import type { ShortScorecard } from "../../../../contract/card/shortScorecard.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useFocusHeir } from "../../../ui/useFocusHeir.ts";
import { canBeSignedOnPaper, isReady } from "./sections.ts";

type Cards = ReadonlyArray<ShortScorecard>;

interface Props {
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
export const ManyCards = (props: Props) => {
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
          {isAllChosen ? "Select None" : `Select All ${all.length}`}
        </Button>
      ) : null}
      {toUndo.length > 0 ? (
        <Button
          ref={leavesFocusToHeir}
          variant="line"
          isPending={isUndoing}
          onClick={() => props.onUndo(toUndo)}
        >
          {`Undo selected (${toUndo.length})`}
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
          {`Signed on paper (${toSign.length})`}
        </Button>
      ) : null}
      {toVerify.length > 0 ? (
        <Button
          ref={leavesFocusToHeir}
          variant="line"
          isPending={isVerifying}
          onClick={() => props.onVerify(toVerify)}
        >
          {`Verify selected (${toVerify.length})`}
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
          {`Verify all finished and signed (${ready.length})`}
        </Button>
      ) : null}
    </>
  );
};

interface UndoLatestProps extends Pick<Props, "undoable" | "isUndoing" | "onUndo" | "heir"> {
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
      {`Undo all ${justVerified.length} just verified`}
    </Button>
  );
};
