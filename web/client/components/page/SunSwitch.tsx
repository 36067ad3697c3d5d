import { Moon, Sun } from "lucide-react";
import { useTheme } from "../../lib/themeSwitch.ts";
import { IconButton } from "../buttons/IconButton.tsx";

/** From dusk to daylight and back; remembered on this device. */
export const SunSwitch = () => {
  const { theme, toggle } = useTheme();
  return theme === "dark" ? (
    <IconButton label="Daylight theme" onClick={toggle}>
      <Sun aria-hidden="true" />
    </IconButton>
  ) : (
    <IconButton label="Dusk theme" onClick={toggle}>
      <Moon aria-hidden="true" />
    </IconButton>
  );
};
