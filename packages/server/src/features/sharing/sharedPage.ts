import type { SharedTale } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { openPage } from './pages.ts';
import { findOpenLink } from './repository.ts';

/** What the page of a link shows before its scripts run. */
export type SharedPage = Pick<SharedTale, 'story' | 'parts' | 'last_line'>;

/** Undefined: nobody can open it. */
export async function sharedPage({ db }: Pick<Deps, 'db'>, token: string): Promise<SharedPage | undefined> {
  const page = await openPage(db, { token, page: 1 });
  return page?.answer.read();
}

/** Which link it is, with what its picture shows. Undefined: nobody can open it. */
export function openLink({ db }: Pick<Deps, 'db'>, token: string) {
  return findOpenLink(db, token);
}
