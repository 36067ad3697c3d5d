import { useState } from "react";
import { PAGE_SIZE } from "./useListing.ts";

/** Pages of a list that is already loaded, because hundreds of rows are slow to render. */
export const usePaged = <Item>(items: ReadonlyArray<Item>) => {
  const [asked, setPage] = useState(0);
  const page = Math.min(asked, Math.max(0, Math.ceil(items.length / PAGE_SIZE) - 1));
  return {
    shown: items.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
    pager: { total: items.length, page, pageSize: PAGE_SIZE, onTurn: setPage },
  };
};
