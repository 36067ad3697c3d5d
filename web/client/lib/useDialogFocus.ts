import { useFocusReturn } from "./useFocusReturn.ts";

const FIELD = "input:enabled, select:enabled, textarea:enabled";
const TITLE = "[tabindex='-1']:is(h1, h2, h3)";

/**
 * Where a dialog is read from: its first field or its title, never its cross. A part that takes the
 * focus itself while it appears keeps it.
 */
export const useDialogFocus = (startsAt: "field" | "title") => {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  return {
    onOpenAutoFocus: (event: Event) => {
      onOpenAutoFocus();
      const dialog = event.currentTarget;
      if (!(dialog instanceof HTMLElement)) return;
      const field = startsAt === "field" ? dialog.querySelector<HTMLElement>(FIELD) : null;
      const first = field ?? dialog.querySelector<HTMLElement>(TITLE);
      if (first === null) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus,
  };
};
