import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { OwnReport } from '@kathaloka/contract/entities';
import { AppError } from '../../platform/AppError.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { newId } from '../../platform/ids.ts';
import { presentOwn } from './present.ts';
import { insertReport } from './repository.ts';

export type Said = BodyOf<'reportStory'>;

type Thing = Said &
  Pick<Parameters<typeof insertReport>[1], 'story_id' | 'turn_id' | 'passage' | 'told_by'> &
  Partial<Pick<Parameters<typeof insertReport>[1], 'is_link' | 'shared_turn_id'>>;

export async function writeReport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  thing: Thing,
  { id: reporter_id }: SignedInUser,
): Promise<OwnReport> {
  const { story_id, turn_id = null, kind, words } = thing;
  const own = { id: newId(), story_id, turn_id, kind, words, created_at: clock() };
  if (!(await insertReport(db, { ...thing, ...own, reporter_id })))
    throw new AppError('already_reported', 'You have reported this already. It waits for a decision.');
  return presentOwn({ ...own, state: 'open' });
}
