import type { Exchange } from './exchange.ts';

/** Something that servers of models do, and should not. */
export interface ProviderFault {
  /** What it does, for people. */
  readonly what: string;
  readonly answer: (exchange: Exchange) => void | Promise<void>;
}

export type ProviderFaults = Readonly<Record<string, ProviderFault>>;
