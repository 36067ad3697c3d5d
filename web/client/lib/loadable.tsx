import { type ComponentType, lazy, useState } from "react";

/**
 * A component whose code is fetched when it is shown, or before by `load`. Then it is there at once:
 * for a lazy component React shows a placeholder even if its code is there, and keeps a placeholder
 * for a third of a second.
 */
export const loadable = <Props extends object>(
  fetchCode: () => Promise<{ readonly default: ComponentType<Props> }>,
) => {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    const code = await fetchCode();
    loaded = code.default;
    return code;
  };
  const Later = lazy(load);
  const Component = (props: Props) => {
    // The choice stays, because another component would lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (Later as ComponentType<Props>));
    return <Shown {...props} />;
  };
  return { load, Component };
};
