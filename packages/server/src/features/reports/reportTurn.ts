import type { OwnReport } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { notFound } from '../../platform/notFound.ts';
import { turnText } from '../play/public.ts';
import { limits } from './limits.ts';
import { type Said, writeReport } from './writeReport.ts';

type ReportedTurn = Parameters<typeof turnText>[1];

export async function reportTurn(
  deps: Deps,
  { session_id, user_id, turn_id, ...said }: Said & ReportedTurn,
  user: SignedInUser,
): Promise<OwnReport> {
  await deps.rateLimiter.take(limits.reports, user.id);
  const turn = await turnText(deps, { session_id, user_id, turn_id });
  if (!turn) throw notFound('session');
  const { story_id, text, told_by } = turn;
  return writeReport(deps, { ...said, story_id, turn_id, passage: text, told_by }, user);
}
