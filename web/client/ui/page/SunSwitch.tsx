import { Moon, Sun } from "lucide-react";
import { type ThemeName, useTheme } from "../../device/themeSwitch.ts";
import { IconButton } from "../buttons/IconButton.tsx";
import * as styles from "./SunSwitch.css.ts";

/** Switches between the dark and the light theme; this device remembers it. */
export const SunSwitch = () => {
  const { theme, toggle } = useTheme();
  if (theme !== null) return <SwitchFrom theme={theme} onClick={toggle} />;
  return (
    <>
      <SwitchFrom theme="dark" className={styles.inDark} />
      <SwitchFrom theme="light" className={styles.inLight} />
    </>
  );
};

interface Props {
  readonly theme: ThemeName;
  readonly onClick?: () => void;
  readonly className?: string;
}

const SwitchFrom = ({ theme, ...rest }: Props) =>
  theme === "dark" ? (
    <IconButton label="Daylight theme" {...rest}>
      <Sun aria-hidden="true" />
    </IconButton>
  ) : (
    <IconButton label="Dusk theme" {...rest}>
      <Moon aria-hidden="true" />
    </IconButton>
  );
