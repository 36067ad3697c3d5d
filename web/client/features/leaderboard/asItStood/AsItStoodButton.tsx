import { History } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../../components/buttons/Button.tsx";
import { Dialog } from "../../../components/dialogs/Dialog.tsx";

interface Props {
  readonly className?: string;
  /** The control, and other content about an earlier board. */
  readonly children: ReactNode;
}

/** On phones the control opens in a sheet. */
export const AsItStoodButton = ({ className, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<History size={22} aria-hidden="true" />}
        {...(className ? { className } : {})}
        onClick={() => setOpen(true)}
      >
        As it stood
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="As it stood"
        footer={
          <Button wide onClick={close}>
            Show the board
          </Button>
        }
      >
        {children}
      </Dialog>
    </>
  );
};
