import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { OwnReport } from '@kathaloka/contract/entities';
import { AppError } from '../../platform/AppError.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { newId } from '../../platform/ids.ts';
import { notFound } from '../../platform/notFound.ts';
import { visibleStory } from '../catalogue/public.ts';
import { turnText } from '../play/public.ts';
import { limits } from './limits.ts';
import { presentOwn } from './present.ts';
import { insertReport } from './repository.ts';

type Said = BodyOf<'reportStory'>;

export async function reportStory(
  deps: Deps,
  { id: story_id, ...said }: Said & { readonly id: string },
  user: SignedInUser,
): Promise<OwnReport> {
  await deps.rateLimiter.take(limits.reports, user.id);
  await visibleStory(deps, { id: story_id }, user);
  return write(deps, { ...said, story_id, turn_id: null, passage: null, told_by: null }, user);
}

export async function reportTurn(
  deps: Deps,
  { session_id, turn_id, ...said }: Said & { readonly session_id: string; readonly turn_id: string },
  user: SignedInUser,
): Promise<OwnReport> {
  await deps.rateLimiter.take(limits.reports, user.id);
  const turn = await turnText(deps, { session_id, turn_id });
  if (!turn) throw notFound('session');
  const { story_id, text, told_by } = turn;
  return write(deps, { ...said, story_id, turn_id, passage: text, told_by }, user);
}

type Thing = Said & Pick<Parameters<typeof insertReport>[1], 'story_id' | 'turn_id' | 'passage' | 'told_by'>;

async function write(
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
