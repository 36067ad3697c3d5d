import type { ReactNode } from "react";
import { unsaved } from "../device/unsaved.ts";
import { Button } from "../ui/buttons/Button.tsx";

interface Props {
  readonly onCancel: () => void;
  readonly size?: "normal" | "small";
  readonly children?: ReactNode;
}

/** Leaves its form, and asks first if something typed would be lost. */
export const CancelButton = ({ onCancel, size = "normal", children = "Cancel" }: Props) => (
  <Button
    variant="line"
    size={size}
    onClick={({ currentTarget }) => unsaved.leave(currentTarget.form, onCancel)}
  >
    {children}
  </Button>
);
