import type { ComponentProps } from 'react';

export interface RenamedProps extends ComponentProps<'p'> {
  /** It cannot be used now. */
  isDisabled: boolean;
}
