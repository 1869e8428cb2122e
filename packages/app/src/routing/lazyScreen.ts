import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { importOnce } from '../browser/importOnce.ts';

/** A page whose script is loaded when it is first opened, or earlier by `load`. */
export interface LazyScreen<Module> {
  (): ReactNode;
  /** Loads the script, so that the page renders without a fallback. */
  readonly load: () => Promise<Module>;
}

export function lazyScreen<Name extends string, Module extends Readonly<Record<Name, ComponentType>>>(
  load: () => Promise<Module>,
  name: Name,
): LazyScreen<Module> {
  const imported = importOnce(load);
  const Lazy = lazy(async () => {
    const Loaded: ComponentType = (await imported())[name];
    return { default: Loaded };
  });

  function LazyPage(): ReactNode {
    const [Shown] = useState<ComponentType>(() => imported.loaded()?.[name] ?? Lazy);
    return createElement(Shown);
  }
  return Object.assign(LazyPage, { load: imported });
}
