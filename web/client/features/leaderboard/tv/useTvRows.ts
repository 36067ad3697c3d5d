import { useSyncExternalStore } from "react";
import { tvRowsOn } from "./tvRows.ts";
import { SCREEN } from "./tvUnit.ts";

const listen = (onChange: () => void) => {
  window.addEventListener("resize", onChange);
  return () => window.removeEventListener("resize", onChange);
};

/** The number of lines that fit the window now. */
export const useTvRows = (): number =>
  useSyncExternalStore(
    listen,
    () => tvRowsOn({ width: window.innerWidth, height: window.innerHeight }),
    () => tvRowsOn(SCREEN),
  );
