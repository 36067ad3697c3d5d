import { ChevronLeft, Printer } from "lucide-react";
import { Button } from "../../../components/buttons/Button.tsx";
import { LinkButton } from "../../../components/buttons/LinkButton.tsx";
import { deskPath } from "../eventDesk/deskTabs.tsx";
import * as styles from "./PrintPage.css.ts";

interface Props {
  readonly eventId: string;
  readonly round: number;
}

const print = () => window.print();

/** Prints the page or returns to the desk. It is not printed itself. */
export const PrintButton = ({ eventId, round }: Props) => (
  <div className={styles.tools} data-screen-only="">
    <LinkButton
      to={`${deskPath(eventId, "tee-sheet")}?round=${round}`}
      variant="line"
      icon={<ChevronLeft size={20} aria-hidden="true" />}
    >
      Back to the tee sheet
    </LinkButton>
    <Button icon={<Printer size={20} aria-hidden="true" />} onClick={print}>
      Print
    </Button>
  </div>
);
