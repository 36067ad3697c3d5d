import { useState } from "react";
import { PAGE_SIZE } from "./useListing.ts";

/** A page of a list that is here already: hundreds of rows are drawn page by page. */
export const usePaged = <Item>(items: ReadonlyArray<Item>) => {
  const [asked, setPage] = useState(0);
  const page = Math.min(asked, Math.max(0, Math.ceil(items.length / PAGE_SIZE) - 1));
  return {
    shown: items.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
    pager: { total: items.length, page, pageSize: PAGE_SIZE, onTurn: setPage },
  };
};
