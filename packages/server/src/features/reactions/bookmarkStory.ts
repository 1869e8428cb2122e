import type { AnswerOf, BodyOf } from '@kathaloka/contract/endpoints';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { react } from './react.ts';

export async function bookmarkStory(
  deps: Deps,
  { id: story_id, body }: { readonly id: string; readonly body: BodyOf<'bookmarkStory'> },
  user: SignedInUser,
): Promise<AnswerOf<'bookmarkStory'>> {
  const wanted = { story_id, wanted: body?.is_bookmarked, sequence: body?.sequence };
  const { isOn, total, ...held } = await react(deps, { reaction: 'bookmarks', ...wanted }, user);
  return { is_bookmarked: isOn, bookmarks_total: total, ...held };
}
