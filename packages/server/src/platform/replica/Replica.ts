import type { Database } from '../db/schema.ts';

/** A copy of the database that follows it, for what is only read. */
export interface Replica {
  /** While the copy is away or too far behind, its statements go to the database itself. It has no transactions. */
  readonly db: Database;
  readonly isUp: () => boolean;
  /** How far behind it was when it last answered; null until it has. */
  readonly secondsBehind: () => number | null;
  /** How many statements went where. */
  readonly statements: () => { readonly replica: number; readonly primary: number };
  /** From now on the account reads from the database itself, in every process, until the copy surely has what it wrote. */
  readonly noteWrite: (user_id: string) => Promise<void>;
}
