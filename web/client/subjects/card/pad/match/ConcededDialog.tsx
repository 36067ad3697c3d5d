import { Button } from "../../../../ui/buttons/Button.tsx";
import { Dialog, DialogBody } from "../../../../ui/dialogs/Dialog.tsx";
import * as styles from "./ConcededDialog.css.ts";
import type { BothPickedUp } from "./ownMatches.ts";

interface Props {
  readonly asked: BothPickedUp;
  readonly onClose: () => void;
}

/** Both sides of a match have picked up: the hole is halved, unless one of them conceded it. */
export const ConcededDialog = ({ asked: { holeNumber, choices }, onClose }: Props) => {
  const names = choices.map(({ name }) => name).join(" or ");
  return (
    <Dialog isOpen onClose={onClose} title={`Halved, or conceded by ${names}?`}>
      <DialogBody>
        <p>{`Both sides have picked up on hole ${holeNumber}.`}</p>
        <div className={styles.choices}>
          <Button onClick={onClose}>Halved</Button>
          {choices.map(({ name, concede }) => (
            <Button
              key={name}
              variant="line"
              onClick={() => {
                concede();
                onClose();
              }}
            >
              {`Conceded by ${name}`}
            </Button>
          ))}
        </div>
      </DialogBody>
    </Dialog>
  );
};
