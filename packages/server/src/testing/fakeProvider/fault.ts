import type { Exchange } from './exchange.ts';

/** A fault that model servers show in practice. */
export interface ProviderFault {
  /** A description for people. */
  readonly what: string;
  readonly answer: (exchange: Exchange) => void | Promise<void>;
}

export type ProviderFaults = Readonly<Record<string, ProviderFault>>;
