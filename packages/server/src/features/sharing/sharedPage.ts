import type { SharedTale } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { openPage } from './pages.ts';

/** The answer of a link for guests, with its newest parts. Undefined if the link cannot be opened. */
export async function sharedPage(
  deps: Pick<Deps, 'db' | 'once'>,
  token: string,
): Promise<SharedTale | undefined> {
  const page = await openPage(deps, { token, page: 1 });
  return page?.answer.read();
}
