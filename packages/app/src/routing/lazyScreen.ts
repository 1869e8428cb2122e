import { type ComponentType, lazy } from 'react';

/** A page whose script is loaded when it is first opened. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): ComponentType {
  return lazy(async () => {
    const Screen: ComponentType = (await load())[name];
    return { default: Screen };
  });
}
