import { Moon, Sun } from "lucide-react";
import { useTheme } from "../../device/themeSwitch.ts";
import { IconButton } from "../buttons/IconButton.tsx";

/** Switches between the dark and the light theme; this device remembers it. */
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
