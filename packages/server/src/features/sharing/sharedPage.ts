import type { SharedTale } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { openPage } from './pages.ts';
import { findOpenLink } from './repository.ts';

/** What guests are answered of a link, with its newest parts. Undefined: nobody can open it. */
export async function sharedPage(
  deps: Pick<Deps, 'db' | 'once'>,
  token: string,
): Promise<SharedTale | undefined> {
  const page = await openPage(deps, { token, page: 1 });
  return page?.answer.read();
}

/** A link, with what its picture shows. Undefined if it cannot be opened. */
export function openLink({ db }: Pick<Deps, 'db'>, token: string) {
  return findOpenLink(db, token);
}
