import { Button } from "../../../../ui/buttons/Button.tsx";
import { Dialog, DialogBody } from "../../../../ui/dialogs/Dialog.tsx";
import { asStack, asText } from "../../../../ui/layout.ts";
import type { BothPickedUp } from "./useMatchOnHole.ts";

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
        <p
          className={asText({ bottom: 3 })}
        >{`Both sides have picked up on hole ${holeNumber}.`}</p>
        <div className={asStack({ gap: 2 })}>
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
