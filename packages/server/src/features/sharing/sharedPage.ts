import type { SharedTale } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { openPage } from './pages.ts';
import { findOpenLink } from './repository.ts';

/** What guests are answered of a link, with its newest parts. Undefined: nobody can open it. */
export async function sharedPage({ db }: Pick<Deps, 'db'>, token: string): Promise<SharedTale | undefined> {
  const page = await openPage(db, { token, page: 1 });
  return page?.answer.read();
}

/** Which link it is, with what its picture shows. Undefined: nobody can open it. */
export function openLink({ db }: Pick<Deps, 'db'>, token: string) {
  return findOpenLink(db, token);
}
