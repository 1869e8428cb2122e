import { useLayoutEffect, useMemo, useRef } from 'react';

type Action = (...args: unknown[]) => void;

/**
 * Actions with stable identities, each of which calls the latest one, so that memoised components do not
 * render. The object changes only when an action is added or removed.
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
