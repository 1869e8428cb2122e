import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { Follows } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { listFollows } from './listFollows.ts';
import { wantLetter, wantNoLetter } from './repository.ts';

export async function changeFollowLetter(
  deps: Pick<Deps, 'db' | 'clock'>,
  { wants_letter }: BodyOf<'changeFollowLetter'>,
  reader: Pick<SignedInUser, 'id'>,
): Promise<Follows> {
  if (wants_letter) await wantLetter(deps.db, reader.id, deps.clock());
  else await wantNoLetter(deps.db, reader.id);
  return listFollows(deps, reader);
}
