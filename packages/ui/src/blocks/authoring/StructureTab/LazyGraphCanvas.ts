import { lazy } from 'react';

/** Loaded when the graph is first opened, because it depends on a large library. */
export const LazyGraphCanvas = lazy(async () => {
  const { GraphCanvas } = await import('../../../patterns/GraphCanvas/index.ts');
  return { default: GraphCanvas };
});
