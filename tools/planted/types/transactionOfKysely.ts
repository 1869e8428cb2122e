import type { Database } from '../../../packages/server/src/platform/db/schema.ts';

export const begin = (db: Database) => db.transaction();
