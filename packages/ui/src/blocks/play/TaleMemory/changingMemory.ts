import type { ReactNode } from 'react';

/** The change of an entry that is running, or has failed. */
export interface ChangingMemory {
  /** The id of the entry. */
  id: string;
  isLoading?: boolean | undefined;
  /** Why it was refused. */
  error?: ReactNode;
}
