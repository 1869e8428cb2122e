import type { Exchange } from './exchange.ts';

/** A fault that model servers show in practice. */
export interface ProviderFault {
  /** The fault in words. */
  readonly what: string;
  readonly answer: (exchange: Exchange) => void | Promise<void>;
}

export type ProviderFaults = Readonly<Record<string, ProviderFault>>;
