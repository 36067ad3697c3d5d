import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/**
 * A component whose code is fetched when it is shown, or earlier by `load`. It is drawn as soon as its
 * code is there. The placeholder of a lazy component would stay for a third of a second, because React
 * shows each one that long. If its code cannot be fetched, the component throws the error.
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
