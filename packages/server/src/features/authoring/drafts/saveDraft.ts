import type { SavedDraft } from '@kathaloka/contract/entities';
import { DRAFTS_PER_PERSON } from '@kathaloka/contract/limits';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { refuseGrowth } from '../../../platform/limits/storage.ts';
import { mayUse } from '../../../platform/auth/policy.ts';
import { findAuthor } from '../repository.ts';
import { countDraftsOf, findDraft, insertDraft, updateDraft } from './draftsRepository.ts';
import type { Place } from './getDraft.ts';

interface SentDraft extends Place {
  readonly content: Record<string, unknown>;
  /** The version that the form is based on; 0 if there was no draft. */
  readonly version: number;
}

/** Stores the current content of a form, unless another tab has stored something since. */
export async function saveDraft(
  { db, clock }: Deps,
  { place, content, version }: SentDraft,
  user: SignedInUser,
): Promise<SavedDraft> {
  const story_id = place === 'new' ? null : place;
  const draft = { user_id: user.id, place, content: JSON.stringify(content), saved_at: clock() };
  const saved = await inTransaction(db, async (transaction) => {
    if (story_id !== null) {
      if (!mayUse(await findAuthor(transaction, story_id), user)) throw notFound('story');
    }
    const store = (write: () => ReturnType<typeof updateDraft>) => refuseGrowth(transaction, user.id, write);
    if (version > 0) return store(() => updateDraft(transaction, draft, version));
    if ((await countDraftsOf(transaction, user.id)) >= DRAFTS_PER_PERSON) {
      const most = { resource: 'draft', max: DRAFTS_PER_PERSON } as const;
      throw new AppError('limit_reached', `An account has at most ${most.max} drafts.`, most);
    }
    return store(() => insertDraft(transaction, { ...draft, story_id }));
  });
  if (saved) return { version: saved.version, saved_at: saved.saved_at.toISOString() };
  const current = await findDraft(db, draft);
  throw new AppError('stale_draft', 'This draft was changed elsewhere meanwhile.', {
    version: current?.version ?? 0,
  });
}
