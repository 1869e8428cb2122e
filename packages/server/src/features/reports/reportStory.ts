import type { OwnReport } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { getStory } from '../catalogue/public.ts';
import { limits } from './limits.ts';
import { type Said, writeReport } from './writeReport.ts';

export async function reportStory(
  deps: Deps,
  { id: story_id, ...said }: Said & { readonly id: string },
  user: SignedInUser,
): Promise<OwnReport> {
  await deps.rateLimiter.take(limits.reports, user.id);
  await getStory(deps, { id: story_id }, user);
  return writeReport(deps, { ...said, story_id, turn_id: null, passage: null, told_by: null }, user);
}
