import type { SharedTale } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { StoredAnswer } from '../../platform/http/StoredAnswer.ts';
import { notFound } from '../../platform/notFound.ts';
import { openPage } from './pages.ts';
import type { PageKey } from './repository.ts';

export async function getSharedTurn(
  deps: Pick<Deps, 'db' | 'once'>,
  asked: PageKey,
  reader: Pick<SignedInUser, 'id'> | null,
): Promise<SharedTale | StoredAnswer<SharedTale>> {
  const page = await openPage(deps, asked);
  if (!page) throw notFound('shared_turn');
  const { answer, user_id } = page;
  return reader?.id === user_id ? { ...(await answer.read()), is_own: true } : answer;
}
