import { Dialog, DialogBody } from "../../../components/dialogs/Dialog.tsx";
import * as styles from "./MoreDialog.css.ts";
import { keyWord, padRows } from "./padRows.ts";

interface Props {
  readonly holeNumber: number;
  readonly par: number;
  readonly strokes: number | null;
  readonly onStrokes: (strokes: number) => void;
  readonly onClose: () => void;
}

/** The scores that have no key of their own. */
export const MoreDialog = ({ holeNumber, par, strokes, onStrokes, onClose }: Props) => (
  <Dialog isOpen onClose={onClose} title={`Hole ${holeNumber}`}>
    <DialogBody>
      <fieldset className={styles.keys} aria-label="More strokes">
        {padRows(par).more.map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.key}
            aria-label={`${choice}, ${keyWord(choice, par)}`}
            aria-pressed={choice === strokes}
            onClick={() => onStrokes(choice)}
          >
            {choice}
            <span className={styles.word}>{keyWord(choice, par)}</span>
          </button>
        ))}
      </fieldset>
    </DialogBody>
  </Dialog>
);
