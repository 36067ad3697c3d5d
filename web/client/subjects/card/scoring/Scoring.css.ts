import { style } from "@vanilla-extract/css";
import { control } from "../../../form/Control.css.ts";
import { media } from "../../../ui/theme/media.ts";
import { figure, label, theme } from "../../../ui/theme/theme.css.ts";

export const courseWords = style({ flex: "1 1 16rem", color: theme.color.textDim });

export const form = style({ display: "grid", gap: theme.space[4] });

export const row = style({
  display: "grid",
  gridTemplateColumns: "2rem 2rem repeat(3, minmax(0, 1fr))",
  alignItems: "center",
  gap: theme.space[2],
  padding: `${theme.space[1]} ${theme.space[2]}`,
  borderRadius: theme.radius.slot,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "2.25rem 2.25rem repeat(3, 4.75rem) minmax(0, 1fr)" },
  },
});

export const heads = style([label, { paddingBlock: 0 }]);

export const touched = style({ background: theme.color.raised });

export const hole = style([figure, { fontSize: theme.figure.sm }]);

export const par = style([figure, { fontSize: theme.figure.sm, color: theme.color.textDim }]);

export const number = style([
  control,
  figure,
  {
    paddingInline: theme.space[2],
    fontSize: theme.figure.sm,
    textAlign: "center",
    // Defaults apply only to touched holes, so untouched holes must not look filled.
    selectors: {
      [`${row}:not(${touched}, :focus-within) &::placeholder`]: { color: "transparent" },
    },
  },
]);

/** On phones notes are below the numbers, so that those stay wide enough for a thumb. */
const below = { "@media": { [media.phone]: { gridColumn: "3 / -1" } } };

export const notes = style([control, below, { fontSize: theme.text.sm }]);

export const notesHead = style({ "@media": { [media.phone]: { display: "none" } } });

export const error = style({ gridColumn: "1 / -1" });

export const clear = style({ justifySelf: "start" });

export const overview = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[3],
  vars: { [theme.size.field]: theme.size.fieldOffice },
});

export const overviewFilter = style({ minWidth: "min(100%, 12rem)" });

export const roundCell = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${theme.space.half} ${theme.space[2]}`,
  paddingBlock: theme.space[1],
});

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space[3],
  minWidth: 0,
  "@media": { [media.desktop]: { gap: theme.space[2] } },
});

export const tabs = style({ flex: 1, minWidth: 0, fontSize: theme.text.md });
