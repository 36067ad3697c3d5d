import type { ReactNode } from "react";
import { BoardFields } from "./BoardFields.tsx";
import { EntryFields } from "./EntryFields.tsx";
import * as styles from "./EventFields.css.ts";
import type { EventFieldsProps } from "./fieldsProps.ts";
import { KindFields } from "./KindFields.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { PlayFields } from "./PlayFields.tsx";

interface Props extends EventFieldsProps {
  /** Stands before the first section. */
  readonly children?: ReactNode;
}

/** All settings of an event, in sections. */
export const EventFields = ({ children, ...props }: Props) => (
  <div className={styles.sections}>
    <p className={styles.note}>Fields with a star must be filled.</p>
    {children}
    <KindFields {...props} />
    <PlaceFields {...props} />
    <EntryFields {...props} />
    <PlayFields {...props} />
    <BoardFields {...props} />
  </div>
);
