import { Dialog, type DialogProps } from "./Dialog.tsx";

/** The dialog of admin tools: at the right, so that the table stays in sight; from below on phones. */
export const Sheet = (props: Omit<DialogProps, "size">) => <Dialog {...props} size="sheet" />;
