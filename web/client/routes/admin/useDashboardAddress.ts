import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

export const modules = ["events", "courses", "users"] as const;
export type Module = (typeof modules)[number];

export interface DashboardAddress {
  /** Null is the menu of modules. */
  readonly module: Module | null;
  /** The dialog or panel that is open in the module, such as "settings". */
  readonly panel: string | null;
  /** What it is open for: the id of an event, a course or a user. */
  readonly of: string | null;
}

/** Which module and panel are open stands in the address: a reload or a link leads back to them. */
export const useDashboardAddress = () => {
  const [search, setSearch] = useSearchParams();
  const module = modules.find((name) => name === search.get("module")) ?? null;
  const panel = search.get("panel");
  const of = search.get("of");
  const address = useMemo((): DashboardAddress => ({ module, panel, of }), [module, panel, of]);

  const open = useCallback(
    (panelName: string, id?: string) =>
      setSearch((before) => ({
        module: before.get("module") ?? "",
        panel: panelName,
        ...(id === undefined ? {} : { of: id }),
      })),
    [setSearch],
  );
  const close = useCallback(
    () => setSearch((before) => ({ module: before.get("module") ?? "" })),
    [setSearch],
  );
  return { address, open, close };
};
