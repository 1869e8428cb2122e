import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { Report } from '@kathaloka/contract/entities';
import { paths } from '@kathaloka/contract/paths';
import { AppError } from '../../platform/AppError.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Transaction } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import { startJobs } from '../../platform/jobs/jobs.ts';
import { notFound } from '../../platform/notFound.ts';
import { addEmailTo } from '../accounts/public.ts';
import { recordChange } from '../audit/public.ts';
import { archiveLocked } from '../authoring/public.ts';
import { startIndexing } from '../catalogue/public.ts';
import { endLink } from '../sharing/public.ts';
import { endedLinkEmail } from './endedLinkEmail.ts';
import { decisionEmail } from './reportEmails.ts';
import { lockReport, setDecision } from './repository.ts';
import { readReport } from './listReports.ts';

type Decision = BodyOf<'decideReport'> & { readonly id: string };

/** Decides a report once. The author gets a mail, unless the report is dismissed. */
export async function decideReport(deps: Deps, wanted: Decision, admin: SignedInUser): Promise<Report> {
  const { is_archived } = await inTransaction(deps.db, (transaction) =>
    decide(transaction, deps, wanted, admin),
  );
  if (is_archived) startIndexing(deps);
  startJobs(deps);
  return readReport(deps, wanted.id);
}

async function decide(
  transaction: Transaction,
  deps: Deps,
  { id, decision, note }: Decision,
  admin: SignedInUser,
) {
  const report = await lockReport(transaction, id);
  if (!report) throw notFound('report');
  if (report.state !== 'open')
    throw new AppError('already_decided', 'Somebody has decided this report already.');
  const { story, is_turn } = report;
  if (decision === 'revoke' && !report.is_link) throw notFound('shared_turn');
  const is_archived = decision === 'archive' && story.status === 'published';
  if (is_archived)
    await archiveLocked(transaction, [story.id], { user: admin, now: deps.clock(), hasOwnNotice: true });
  const state = decision === 'dismiss' ? 'dismissed' : 'acted';
  const own = { decided_at: deps.clock(), decided_by: admin.id };
  await setDecision(transaction, id, { state, decision, note: note || null, ...own });
  await recordChange(transaction, deps, admin, {
    action: 'decideReport',
    kind: 'report',
    id,
    name: story.title,
    before: { state: 'open', story_status: story.status },
    after: { state, decision, story_status: is_archived ? 'archived' : story.status },
    ...(note && { reason: note }),
  });
  if (decision === 'revoke') {
    await endReported(transaction, deps, { id: report.shared_turn_id, title: story.title, note });
  } else if (decision !== 'dismiss' && story.author_id !== null) {
    const url = `${deps.config.publicUrl}/my-stories`;
    const decided = { title: story.title, note, is_turn, is_archived };
    await addEmailTo(transaction, { user_id: story.author_id }, (reader) =>
      decisionEmail(reader, decided, url),
    );
  }
  return { is_archived };
}

/** Ends a reported link. Mails the link's owner, not the author, whose story is not at fault. */
async function endReported(
  transaction: Transaction,
  { config }: Pick<Deps, 'config'>,
  { id, title, note }: { readonly id: string | null; readonly title: string; readonly note: string },
): Promise<void> {
  const user_id = id === null ? undefined : await endLink(transaction, id);
  // the link was revoked meanwhile
  if (user_id === undefined) return;
  const url = config.publicUrl + paths.account;
  await addEmailTo(transaction, { user_id }, (reader) => endedLinkEmail(reader, { title, note }, url));
}
