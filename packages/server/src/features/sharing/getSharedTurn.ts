import type { SharedTale } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { storedTale, tellTale } from '../play/public.ts';
import { presentTale } from './present.ts';
import { findOpen } from './repository.ts';

export async function getSharedTurn(
  { db }: Pick<Deps, 'db'>,
  { token }: { readonly token: string },
  reader: Pick<SignedInUser, 'id'> | null,
): Promise<SharedTale> {
  const row = await findOpen(db, token);
  if (!row) throw notFound('shared_turn');
  return presentTale(row, await tellTale(db, storedTale(row.tale)), reader);
}
