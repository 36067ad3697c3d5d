import { Printer } from "lucide-react";
import { Button } from "../../components/buttons/Button.tsx";

/** Prints the page. */
export const PrintButton = () => (
  <Button
    variant="line"
    size="small"
    icon={<Printer size={20} aria-hidden="true" />}
    onClick={() => window.print()}
  >
    Print
  </Button>
);
