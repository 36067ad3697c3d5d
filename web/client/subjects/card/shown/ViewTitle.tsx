import { BookOpen } from "lucide-react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { asRow } from "../../../ui/layout.ts";
import { heading } from "../../../ui/theme/voices.css.ts";

interface Props {
  readonly title: string;
  readonly onBack: () => void;
}

/** The title of a view that replaces the card, with the button that leads back. */
export const ViewTitle = ({ title, onBack }: Props) => (
  <div className={asRow({ gap: 3, justify: "between", wrap: true })}>
    <h3 className={heading}>{title}</h3>
    <Button
      variant="line"
      size="small"
      icon={<BookOpen size={20} aria-hidden="true" />}
      ref={takeFocus}
      onClick={onBack}
    >
      Back to the card
    </Button>
  </div>
);

/** The button that led here is gone, so this one takes the focus. */
const takeFocus = (button: HTMLButtonElement | null): void => {
  button?.focus();
};
