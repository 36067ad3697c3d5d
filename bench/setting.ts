import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Pace } from "./options.ts";

/**
 * The surroundings in which the rows of one run are measured. What is opened last is closed first.
 */
export interface Setting {
  readonly pace: Pace;
  readonly isProfiled: boolean;
  /** A folder for temporary files. */
  readonly folder: string;
  readonly onClose: (close: () => unknown) => void;
}

export const openSetting = (pace: Pace, isProfiled: boolean) => {
  const folder = mkdtempSync(path.join(tmpdir(), "golf-bench-"));
  const closers: Array<() => unknown> = [() => rmSync(folder, { recursive: true, force: true })];
  const setting: Setting = {
    pace,
    isProfiled,
    folder,
    onClose: (closer) => void closers.push(closer),
  };
  const close = async () => {
    for (let next = closers.pop(); next; next = closers.pop()) await next();
  };
  return { setting, close };
};

/** Made for the first row that needs it, and shared by all others. */
export const once = <A>(make: (setting: Setting) => Promise<A>) => {
  const made = new WeakMap<Setting, Promise<A>>();
  return (setting: Setting) => {
    const known = made.get(setting) ?? make(setting);
    made.set(setting, known);
    return known;
  };
};
