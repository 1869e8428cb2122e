import type { AnswerOf, BodyOf } from '@kathaloka/contract/endpoints';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { react } from './react.ts';

export async function likeStory(
  deps: Deps,
  { id: story_id, body }: { readonly id: string; readonly body: BodyOf<'likeStory'> },
  user: SignedInUser,
): Promise<AnswerOf<'likeStory'>> {
  const wanted = { story_id, wanted: body?.is_liked, sequence: body?.sequence };
  const { isOn, total, ...held } = await react(deps, { reaction: 'likes', ...wanted }, user);
  return { is_liked: isOn, likes_total: total, ...held };
}
