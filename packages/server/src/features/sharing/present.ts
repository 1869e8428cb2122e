import type { SharedPart, SharedTale, SharedTurn } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { ToldTale } from '../play/public.ts';
import type { ListedRow, OpenRow } from './repository.ts';

export function presentShared({ user_id: _own, created_at, ...row }: ListedRow): SharedTurn {
  return { ...row, is_open: Boolean(row.is_open), created_at: created_at.toISOString() };
}

/** Nothing of it says whose it is, or in which session it was told. */
export function presentTale(
  { story_id, last_line, shows_typed, user_id }: OpenRow,
  { story, parts, has_earlier }: ToldTale,
  reader: Pick<SignedInUser, 'id'> | null,
): SharedTale {
  return {
    story_id,
    story,
    parts: parts.map((part): SharedPart => ({ ...part })),
    has_earlier,
    last_line,
    shows_typed,
    is_own: reader?.id === user_id,
  };
}
