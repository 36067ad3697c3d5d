import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/**
 * A component whose code is fetched when it is shown, or before by `load`. It stands there as soon as
 * its code does: with lazy components React would keep a placeholder for a third of a second. A code
 * that cannot be fetched is an error of the component.
 */
export const loadable = <Props extends object>(
  fetchCode: () => Promise<{ readonly default: ComponentType<Props> }>,
  placeholder: ReactNode = null,
) => {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded = (await fetchCode()).default;
    return loaded;
  };
  const Component = (props: Props) => {
    const [Shown, show] = useState(() => loaded);
    useEffect(() => {
      if (Shown) return;
      load().then(
        (component) => show(() => component),
        (error: unknown) =>
          show(() => {
            throw error;
          }),
      );
    }, [Shown]);
    return Shown ? <Shown {...props} /> : placeholder;
  };
  return { load, Component };
};
