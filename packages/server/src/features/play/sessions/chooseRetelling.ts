import type { GameSession } from '@kathaloka/contract/entities';
import { commitWith } from '../../../platform/db/sendTogether.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { lockIdleSession } from './lockIdleSession.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { getSession } from './getSession.ts';
import { findTurn } from '../stored/turnsRepository.ts';
import { headOf, wayTo } from '../turns/goTo.ts';

/** Makes the story go on from this retelling of the newest turn. */
export async function chooseRetelling(
  deps: Pick<Deps, 'db' | 'clock'>,
  { turn_id, ...key }: SessionKey & { readonly turn_id: string },
): Promise<GameSession> {
  await inTransaction(deps.db, async (transaction) => {
    const session = await lockIdleSession(transaction, key);
    const head = await headOf(transaction, session);
    const wanted = await findTurn(transaction, { ...key, id: turn_id });
    const isTelling = wanted && (wanted.telling_of ?? wanted.id) === (head.telling_of ?? head.id);
    if (!isTelling) throw notFound('session');
    await commitWith(transaction, [await wayTo(transaction, deps, session, wanted, wanted.id)]);
  });
  return getSession(deps, key);
}
