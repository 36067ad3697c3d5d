import { useSearchParams } from "react-router-dom";

/** The initial filter of a tab, if the address names one. */
export const useShowAddress = (): string | null => useSearchParams()[0].get("show");
