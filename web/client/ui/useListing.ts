import { useEffect, useState } from "react";

export const PAGE_SIZE = 50;

/** In milliseconds: the pause in typing after which the server is asked. */
const DEBOUNCE = 200;

/** Search, order and page of a long list. */
export const useListing = () => {
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<string | null>(null);
  const [page, setPage] = useState(0);
  const words = useDebounced(search.trim(), DEBOUNCE);
  const asked = {
    ...(words === "" ? {} : { q: words }),
    ...(sort === null ? {} : { sort }),
  };
  return {
    search,
    page,
    /** For `ListBar`. A new search starts at its first page. */
    onSearch: (text: string) => {
      setSearch(text);
      setPage(0);
    },
    onTurn: setPage,
    /** For `Table`: ascending, descending, then unsorted. */
    sorting: {
      by: sort,
      onSort: (field: string) => {
        setSort(sort === field ? `-${field}` : sort === `-${field}` ? null : field);
        setPage(0);
      },
    },
    /** For another filter. */
    toFirstPage: () => setPage(0),
    /** For the call. */
    query: { limit: PAGE_SIZE, offset: page * PAGE_SIZE, ...asked },
    /** For the whole list as a file. */
    asked,
  };
};

/** The value once it has not changed for the delay, so that no intermediate values are fetched. */
export const useDebounced = <Value>(value: Value, rest: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return settled;
};
