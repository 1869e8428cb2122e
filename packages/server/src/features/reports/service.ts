import type { BodyOf, QueryOf } from '@kathaloka/contract/endpoints';
import type { MyData, OwnReport, Report, ReportPage } from '@kathaloka/contract/entities';
import { ADMIN_ROWS_PER_PAGE } from '@kathaloka/contract/limits';
import { AppError } from '../../platform/AppError.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { newId } from '../../platform/ids.ts';
import { notFound } from '../../platform/notFound.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { visibleStory } from '../catalogue/service.ts';
import { passageOf } from '../play/service.ts';
import { limits } from './limits.ts';
import { presentOwn, presentReport } from './present.ts';
import { countReports, findReport, findReports, insertReport, reportsOf } from './repository.ts';

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

export async function reportPassage(
  deps: Deps,
  { session_id, turn_id, ...said }: Said & { readonly session_id: string; readonly turn_id: string },
  user: SignedInUser,
): Promise<OwnReport> {
  await deps.rateLimiter.take(limits.reports, user.id);
  const passage = await passageOf(deps, { session_id, turn_id });
  if (!passage) throw notFound('session');
  const { story_id, text, told_by } = passage;
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

export async function reportPage(
  { db }: Pick<Deps, 'db'>,
  { page, ...queue }: QueryOf<'listReports'>,
): Promise<ReportPage> {
  const offset = (page - 1) * ADMIN_ROWS_PER_PAGE;
  const total_reports = await countReports(db, queue);
  const rows = await findReports(db, { ...queue, limit: ADMIN_ROWS_PER_PAGE, offset });
  return {
    reports: rows.map(presentReport),
    page,
    total_pages: Math.ceil(total_reports / ADMIN_ROWS_PER_PAGE),
    total_reports,
  };
}

export async function readReport({ db }: Pick<Deps, 'db'>, id: string): Promise<Report> {
  const report = await findReport(db, id);
  if (!report) throw notFound('report');
  return presentReport(report);
}

/** How many reports wait for a decision. */
export const openReports = ({ db }: Pick<Deps, 'db'>): Promise<number> => countReports(db, { state: 'open' });

/** A person's reports are deleted with their account, by a foreign key. */
export const reportsData: PersonalData<Pick<MyData, 'reports'>> = {
  columns: ['reports.reporter_id'],
  exportFor: async ({ db }, { id }) => ({ reports: (await reportsOf(db, id)).map(presentOwn) }),
};
