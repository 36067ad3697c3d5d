import { Printer } from "lucide-react";
import { Button } from "../../components/buttons/Button.tsx";

/** What is on screen, on paper. */
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
