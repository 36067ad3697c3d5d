const HEADING = "h1, h2, h3, h4";

/**
 * The ref of a part that leaves the page with the button that was pressed in it. If the focus is in
 * the part then, the heading of what replaces it takes the focus.
 */
export const leaveFocusToSuccessor = (part: HTMLElement | null) => () => {
  if (!part?.contains(document.activeElement)) return;
  // The successor is in the page only after this change.
  queueMicrotask(successorOf(part));
};

/** Gives the focus to the heading of what replaces a part, once the part has left the page. */
export const successorOf = (part: Element) => {
  const place = placeOf(part);
  return () => focusAt(place);
};

interface Level {
  readonly parent: Element;
  readonly before: Element | null;
}

/** Where a part stands in each of its parents, because they may be replaced with it. */
const placeOf = (part: Element): ReadonlyArray<Level> => {
  const levels: Array<Level> = [];
  for (let each = part; each.parentElement; each = each.parentElement) {
    levels.push({ parent: each.parentElement, before: each.previousElementSibling });
  }
  return levels;
};

const focusAt = (place: ReadonlyArray<Level>) => {
  const level = place.find(({ parent }) => parent.isConnected);
  // A closed dialog gives the focus back itself.
  if (!level || level.parent === document.body) return;
  const { parent, before } = level;
  const successor =
    before?.parentElement === parent ? before.nextElementSibling : parent.firstElementChild;
  const target = headingOf(successor ?? parent);
  if (target === undefined) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** The first heading in a part, or the last one before it. */
const headingOf = (part: Element): HTMLElement | undefined => {
  const frame = part.closest("main, [role='dialog']") ?? document;
  const headings = [...frame.querySelectorAll<HTMLElement>(HEADING)];
  const isBefore = (heading: HTMLElement) =>
    part.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING;
  return headings.find((heading) => part.contains(heading)) ?? headings.findLast(isBefore);
};
