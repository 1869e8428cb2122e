import type { SharedTale } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { storedTale, tellTale } from '../play/public.ts';
import { findOpen, findOpenLink } from './repository.ts';

/** What the page of a link shows before its scripts run. */
export type SharedPage = Pick<SharedTale, 'story' | 'parts' | 'last_line'>;

/** Undefined: nobody can open it. */
export async function sharedPage({ db }: Pick<Deps, 'db'>, token: string): Promise<SharedPage | undefined> {
  const row = await findOpen(db, token);
  return row && tellTale(db, storedTale(row.tale));
}

/** What its picture shows. */
export function openLink({ db }: Pick<Deps, 'db'>, token: string) {
  return findOpenLink(db, token);
}
