import type { Story, StoryUserState } from '@kathaloka/contract/entities';
import { ownPicture, pick } from '@kathaloka/contract/rules';
import { PUBLIC_COLUMNS } from '@kathaloka/contract/storyFields';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { reactionsOf } from '../reactions/public.ts';
import { mayPlayPremium } from './policy.ts';
import { FIGURES, type StoryRow } from './repository.ts';

/** Null for a guest. */
export type Reader = SignedInUser | null;

export const GUEST: StoryUserState = { hasLiked: false, hasBookmarked: false, has_premium_access: false };

/** Stories as their reader sees them. */
export async function presentStories(
  db: Queries,
  rows: readonly StoryRow[],
  reader: Reader,
): Promise<Story[]> {
  const stateOf = await readerStates(db, rows, reader);
  return rows.map((row) => presentStory(row, stateOf(row)));
}

function presentStory(row: StoryRow, reader: StoryUserState): Story {
  const { created_at, author, teller } = row;
  return {
    ...pick(row, ['id', 'status', 'category', 'series', 'tags', 'translations', ...PUBLIC_COLUMNS]),
    languages: [row.language, ...row.translations.map(({ language }) => language)],
    cover_image_url: ownPicture(row.cover_image_url),
    created_at: created_at.toISOString(),
    author: teller
      ? { display_name: teller.name, avatar_url: null, username: null, voice: teller.voice }
      : {
          display_name: author?.display_name ?? null,
          avatar_url: ownPicture(author?.avatar_url ?? null),
          username: author?.username ?? null,
        },
    stats: pick(row, FIGURES),
    user_state: reader,
  };
}

async function readerStates(
  db: Queries,
  rows: readonly StoryRow[],
  reader: Reader,
): Promise<(row: StoryRow) => StoryUserState> {
  if (!reader || rows.length === 0) return () => GUEST;
  const { liked, bookmarked } = await reactionsOf(
    db,
    reader.id,
    rows.map(({ id }) => id),
  );
  return (row) => ({
    hasLiked: liked.has(row.id),
    hasBookmarked: bookmarked.has(row.id),
    has_premium_access: mayPlayPremium(row, reader),
  });
}
