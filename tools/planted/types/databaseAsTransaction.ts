import { lockAdmins } from '../../../packages/server/src/features/accounts/repository.ts';
import type { Database } from '../../../packages/server/src/platform/db/schema.ts';

export const lockNothing = (db: Database) => lockAdmins(db);
