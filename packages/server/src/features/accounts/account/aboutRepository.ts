import type { Queries } from '../../../platform/db/schema.ts';

export async function setAbout(db: Queries, id: string, about: string | null): Promise<void> {
  await db.updateTable('users').set({ about }).where('id', '=', id).execute();
}
