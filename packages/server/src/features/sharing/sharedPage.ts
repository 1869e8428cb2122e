import type { SharedTale } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { openPage } from './pages.ts';
import { findOpenLink } from './repository.ts';

/** The newest page of a link, as guests see it. Undefined if the link cannot be opened. */
export async function sharedPage({ db }: Pick<Deps, 'db'>, token: string): Promise<SharedTale | undefined> {
  const page = await openPage(db, { token, page: 1 });
  return page?.answer.read();
}

/** A link, with what its picture shows. Undefined if it cannot be opened. */
export function openLink({ db }: Pick<Deps, 'db'>, token: string) {
  return findOpenLink(db, token);
}
