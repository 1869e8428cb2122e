import type { Exchange } from './exchange.ts';

/** Something that servers of models do, and should not. */
export interface Fault {
  /** What it does, for people. */
  readonly what: string;
  readonly answer: (exchange: Exchange) => void | Promise<void>;
}

export type Faults = Readonly<Record<string, Fault>>;
