import { Copy, Share2 } from "lucide-react";
import { useState } from "react";
import type { ShareCode } from "../../../../../domain/shared/values.ts";
import { useToast } from "../../../data/toasts.ts";
import { FormFooter } from "../../../form/DialogForm.tsx";
import { Button, LinkButton } from "../../../ui/buttons/Button.tsx";
import { LazyQrCode } from "../../../ui/codes/LazyQrCode.tsx";
import { Dialog } from "../../../ui/dialogs/Dialog.tsx";
import * as styles from "../Leaderboard.css.ts";

interface Props {
  readonly shareCode: ShareCode;
  readonly eventName: string;
}

/** Shares the public board with people outside the event. */
export const ShareBoard = ({ shareCode, eventName }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const copy = useCopyLink();
  const path = `/follow/${shareCode}`;
  const link = new URL(path, location.origin).href;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Share2 size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Share
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        overline={eventName}
        title="Public leaderboard"
        description="Anyone with the link or the code can follow the leaderboard."
        footer={
          <FormFooter errorCount={0}>
            <LinkButton to={path} variant="line">
              Open
            </LinkButton>
            <Button icon={<Copy size={22} aria-hidden="true" />} onClick={() => void copy(path)}>
              Copy Link
            </Button>
          </FormFooter>
        }
      >
        <LazyQrCode text={link} label="QR code of the public leaderboard" />
        <p className={styles.link}>{link}</p>
      </Dialog>
    </>
  );
};

/** Copies a link to a page of this site and confirms it. */
export const useCopyLink = () => {
  const { toast } = useToast();
  return async (path: string) => {
    try {
      await navigator.clipboard.writeText(new URL(path, location.origin).href);
      toast({ title: "Link copied" });
    } catch {
      toast({
        title: "The link could not be copied",
        description: "Select it and copy it by hand.",
        variant: "destructive",
      });
    }
  };
};
