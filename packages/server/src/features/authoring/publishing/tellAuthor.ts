import type { AuthorTold } from '@kathaloka/contract/entities';
import { paths } from '@kathaloka/contract/paths';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { PUBLISHED } from '../../../platform/db/published.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { addEmailTo } from '../../accounts/public.ts';
import type { EditedRow } from '../repository.ts';
import { workingStory } from '../editing/storyRow.ts';
import { reviewEmail } from './reviewEmails.ts';

interface Decision {
  readonly admin: SignedInUser;
  /** Null if the story was approved. */
  readonly reason: string | null;
}

/**
 * Mails a decision to the author, unless the author made it. The mail is stored in the transaction of the
 * decision; `startJobs` sends it after the commit.
 */
export async function tellAuthor(
  transaction: Queries,
  { config }: Pick<Deps, 'config'>,
  story: EditedRow,
  { admin, reason }: Decision,
): Promise<AuthorTold> {
  const { id, author_id, status } = story;
  if (author_id === null || author_id === admin.id) return 'nobody';
  const { publicUrl } = config;
  const urls = { story: publicUrl + paths.story(id), myStories: publicUrl + paths.myStories };
  const reviewed = { title: workingStory(story).title, reason, is_update: status === PUBLISHED };
  const isMailed = await addEmailTo(transaction, { user_id: author_id }, (reader) =>
    reviewEmail(reader, reviewed, urls),
  );
  return isMailed ? 'mail' : 'my_stories';
}
