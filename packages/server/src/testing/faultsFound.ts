import { examineAll } from '../doctor.ts';
import type { Database } from '../platform/db/schema.ts';
import { testDeps } from './buildTestApp.ts';

/** The invariants that a test has broken. */
export async function faultsFound(db: Database): Promise<string[]> {
  const found = await examineAll({ db, config: testDeps({ db }).config }, { isGentle: false });
  return found.map(({ fault, broken }) => `${fault}: ${JSON.stringify(broken)}`);
}
