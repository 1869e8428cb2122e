import type { QueryOf } from '@kathaloka/contract/endpoints';
import type { Report, ReportPage } from '@kathaloka/contract/entities';
import { ADMIN_ROWS_PER_PAGE } from '@kathaloka/contract/limits';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { presentReport } from './present.ts';
import { countReports, findReport, findReports } from './repository.ts';

export async function listReports(
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

/** The number of undecided reports. */
export const openReports = ({ db }: Pick<Deps, 'db'>): Promise<number> => countReports(db, { state: 'open' });
