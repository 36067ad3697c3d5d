import { Share2 } from "lucide-react";
import type { TodayEvent } from "../../../contract/today.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { useToast } from "../../lib/useToast.ts";
import { sharedPath } from "./sharedPath.ts";

interface Props {
  readonly event: Pick<TodayEvent["event"], "id" | "name" | "shareCode">;
}

/** Shares the event with the share function of the device, or else copies its address. */
export const ShareButton = ({ event }: Props) => {
  const { toast } = useToast();
  const share = async () => {
    const url = location.origin + sharedPath(event);
    try {
      if ("share" in navigator) await navigator.share({ title: event.name, url });
      else await copy(url);
    } catch (error) {
      // The reader has closed the share dialog of the device.
      if (error instanceof DOMException && error.name === "AbortError") return;
      toast({ title: "The link could not be shared", description: url, variant: "destructive" });
    }
  };
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    toast({ title: "Link copied", description: url });
  };
  return (
    <Button
      variant="line"
      size="small"
      icon={<Share2 size={18} aria-hidden="true" />}
      aria-label={`Share ${event.name}`}
      onClick={() => void share()}
    >
      Share
    </Button>
  );
};
