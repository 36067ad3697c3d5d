import { useEffect } from "react";
import { siteConfig } from "../data/siteConfig.ts";

/** Sets the title in tab, history and screen reader: "Events - Wicked Golf". */
export const usePageTitle = (title: string | null): void => {
  useEffect(() => {
    document.title = title ? `${title} - ${siteConfig.brand}` : siteConfig.brand;
  }, [title]);
};
