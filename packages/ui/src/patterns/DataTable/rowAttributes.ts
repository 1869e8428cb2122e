import type { ComponentProps } from 'react';

export type RowAttributes = Omit<ComponentProps<'tr'>, 'children' | 'ref'> & {
  /** `lifted`: the row is being dragged. */
  'data-state'?: 'lifted' | undefined;
};
