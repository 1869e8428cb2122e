import type { ReactNode } from 'react';

interface Example {
  readonly shown: ReactNode;
  readonly why: string;
}

/** A right and a wrong use of a component. */
export type ExampleTable = Readonly<Record<string, { readonly do: Example; readonly dont: Example }>>;
