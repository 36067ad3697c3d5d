import { useSearchParams } from "react-router-dom";

/** The filter with which a part of the desk begins, where the address names one. */
export const useShowAddress = (): string | null => useSearchParams()[0].get("show");
