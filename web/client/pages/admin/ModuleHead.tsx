import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../ui/buttons/Button.tsx";
import { Heading } from "../../ui/page/CrestHeading.tsx";
import * as styles from "./Dashboard.css.ts";

interface Props {
  readonly title: string;
  /** The main button of the module. */
  readonly action?: ReactNode;
}

/** Back link, title and main button of a module. */
export const ModuleHead = ({ title, action }: Props) => {
  const navigate = useNavigate();
  return (
    <div className={styles.head}>
      <Button
        variant="quiet"
        size="small"
        icon={<ChevronLeft size={20} aria-hidden="true" />}
        onClick={() => void navigate("/admin/dashboard")}
      >
        Back to Modules
      </Button>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      {action}
    </div>
  );
};
