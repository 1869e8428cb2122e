import type { ReactNode } from 'react';

interface Example {
  readonly shown: ReactNode;
  readonly why: string;
}

/** A component as it is meant, and as it is not. */
export type ExampleTable = Readonly<Record<string, { readonly do: Example; readonly dont: Example }>>;
