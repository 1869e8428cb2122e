import { useLayoutEffect, useMemo, useRef } from 'react';

type Action = (...args: unknown[]) => void;

/**
 * The same actions from render to render, each of which calls the latest one: what is memoised rests. It is another
 * object only when another action is there, or one is gone.
 */
export function useStableActions<Actions extends object>(actions: Actions): Actions {
  const ref = useRef(actions);
  useLayoutEffect(() => {
    ref.current = actions;
  });
  const names = Object.entries(actions).flatMap(([name, action]) => (action ? [name] : []));
  const joined = names.join(' ');
  return useMemo(() => {
    const call =
      (name: string) =>
      (...args: unknown[]) =>
        (ref.current as Readonly<Record<string, Action | undefined>>)[name]?.(...args);
    return Object.fromEntries(
      joined
        .split(' ')
        .filter(Boolean)
        .map((name) => [name, call(name)]),
    ) as Actions;
  }, [joined]);
}
