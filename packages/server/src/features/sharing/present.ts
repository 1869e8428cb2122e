import type { SharedTale, SharedTurn } from '@kathaloka/contract/entities';
import { SHARED_PARTS_PER_PAGE } from '@kathaloka/contract/limits';
import type { Row } from '../../platform/db/schema.ts';
import type { ToldTale } from '../play/public.ts';
import type { ListedRow } from './repository.ts';

export function presentShared({ user_id: _own, created_at, ...row }: ListedRow): SharedTurn {
  return { ...row, is_open: Boolean(row.is_open), created_at: created_at.toISOString() };
}

/** The pages of a link for others, newest first. Nothing in them reveals the owner or the session. */
export function presentPages(
  { story_id, shows_typed }: Pick<Row<'shared_turns'>, 'story_id' | 'shows_typed'>,
  { story, parts, has_earlier, last_line }: ToldTale,
): SharedTale[] {
  const count = Math.ceil(parts.length / SHARED_PARTS_PER_PAGE);
  return Array.from({ length: count }, (_, at) => {
    const end = parts.length - at * SHARED_PARTS_PER_PAGE;
    return {
      story_id,
      story,
      parts: parts.slice(Math.max(0, end - SHARED_PARTS_PER_PAGE), end),
      earlier_page: at + 1 < count ? at + 2 : null,
      has_earlier,
      last_line,
      shows_typed,
      is_own: false,
    };
  });
}
