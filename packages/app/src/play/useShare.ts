import type { Story } from '@kathaloka/contract/entities';
import { paths, useStoryPageWords, useToast } from '@kathaloka/ui';
import { share } from '../adapters/share.ts';
import { useShareStoryMutation } from '../client.ts';

/** Hands a story's link on, says so where the device does not, and counts it. */
export function useShare(): (story: Story) => void {
  const words = useStoryPageWords();
  const showToast = useToast();
  const [count] = useShareStoryMutation();

  async function shareStory({ id, title, tagline }: Story): Promise<void> {
    const url = new URL(paths.story(id), location.origin).href;
    const outcome = await share({ title, text: tagline, url });
    if (outcome === 'copied') showToast(words.linkCopied, { tone: 'success' });
    if (outcome === 'failed') showToast(words.linkNotCopied(url), { tone: 'error' });
    if (outcome === 'shared' || outcome === 'copied') void count(id);
  }

  return (story) => void shareStory(story);
}
