import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

const modules = ["events", "courses", "users"] as const;
type Module = (typeof modules)[number];

interface DashboardAddress {
  /** Null is the menu of modules. */
  readonly module: Module | null;
  /** The open dialog or panel of the module, such as "settings". */
  readonly panel: string | null;
  /** The id of the event, course or user that the panel is about. */
  readonly of: string | null;
}

/** The open module and panel are in the address, so that a reload or a link leads back to them. */
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
