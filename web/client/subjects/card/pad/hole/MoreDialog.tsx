import { Dialog, DialogBody } from "../../../../ui/dialogs/Dialog.tsx";
import { keyWord, padRows } from "./keys.ts";
import * as styles from "./PadKeys.css.ts";
import { LowFace } from "./PadKeys.tsx";

interface Props {
  readonly holeNumber: number;
  readonly par: number;
  readonly strokes: number | null;
  readonly onStrokes: (strokes: number) => void;
  readonly onClose: () => void;
}

/** The rare scores that have no key of their own. */
export const MoreDialog = ({ holeNumber, par, strokes, onStrokes, onClose }: Props) => (
  <Dialog isOpen onClose={onClose} title={`Hole ${holeNumber}`}>
    <DialogBody>
      <fieldset className={styles.keys} aria-label="More strokes">
        {padRows(par).more.map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.moreKey}
            aria-pressed={choice === strokes}
            onClick={() => onStrokes(choice)}
          >
            <LowFace spoken={`${choice}, ${keyWord(choice, par)}`} word={keyWord(choice, par)}>
              {choice}
            </LowFace>
          </button>
        ))}
      </fieldset>
    </DialogBody>
  </Dialog>
);
