import type { GameSession, Language } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { getSession } from './getSession.ts';
import { lockIdleSession } from './lockIdleSession.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { setLanguage } from '../stored/sessionsRepository.ts';
import { snapshotOf } from '../stored/snapshots.ts';

/** Tells a session in this language from the next turn on. Its state and what was told stay as they are. */
export async function changeLanguage(
  deps: Pick<Deps, 'db'>,
  { language: wanted, ...key }: SessionKey & { readonly language: Language },
): Promise<GameSession> {
  await inTransaction(deps.db, async (transaction) => {
    const session = await lockIdleSession(transaction, key);
    const { languages } = await snapshotOf(transaction, session.snapshot_id);
    if (!languages.includes(wanted)) {
      const msg = 'The story is not told in this language.';
      throw new AppError('validation_failed', [{ loc: ['body', 'language'], msg, type: 'unknown_language' }]);
    }
    const language = wanted === languages[0] ? null : wanted;
    await setLanguage(transaction, { ...session, language });
  });
  return getSession(deps, key);
}
