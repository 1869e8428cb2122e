import type { ComponentProps } from 'react';

export type RowAttributes = Omit<ComponentProps<'tr'>, 'children' | 'ref'> & {
  /** `lifted` is being moved. */
  'data-state'?: 'lifted' | undefined;
};
