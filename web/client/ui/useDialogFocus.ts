import { useFocusReturn } from "./useFocusReturn.ts";

const FIELD = "input:enabled, select:enabled, textarea:enabled";
const TITLE = "[tabindex='-1']:is(h1, h2, h3)";

/**
 * Sets the first focus of a dialog: the first field or the title, never the close button. If a part
 * takes the focus itself, it keeps it.
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
