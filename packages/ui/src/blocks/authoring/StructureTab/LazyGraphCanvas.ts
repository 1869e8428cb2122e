import { lazy } from 'react';

/** The canvas brings a library with it: it is loaded when the graph is opened for the first time. */
export const LazyGraphCanvas = lazy(async () => {
  const { GraphCanvas } = await import('../../../patterns/GraphCanvas/index.ts');
  return { default: GraphCanvas };
});
