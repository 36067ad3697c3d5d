import { you } from "./You.css.ts";

/** Beside the name of the reader. */
export const You = () => <span className={you}>You</span>;
