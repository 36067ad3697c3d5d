import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { useToast } from "../../data/toasts.ts";
import { IconButton } from "./Button.tsx";

interface Props {
  readonly text: string;
  /** "Copy Event ID". */
  readonly label: string;
}

const SHOWN_FOR = 2000;

/** Copies a text and confirms it for a moment. */
export const CopyButton = ({ text, label }: Props) => {
  const [isCopied, setCopied] = useState(false);
  const { toast } = useToast();
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Browsers allow copying on secure pages only. The text is also shown beside the button.
      toast({ title: "This browser does not copy here", description: text });
    }
  };
  return (
    <>
      <IconButton label={label} onClick={() => void copy()}>
        {isCopied ? <Check size={20} aria-hidden="true" /> : <Copy size={20} aria-hidden="true" />}
      </IconButton>
      <output>{isCopied ? "Copied" : null}</output>
    </>
  );
};
