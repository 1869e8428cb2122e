import type { Story } from '@kathaloka/contract/entities';
import { paths, useStoryPageWords, useToast } from '@kathaloka/ui';
import { share } from '../browser/share.ts';
import { useReaderCall } from './useReaderCall.ts';

/** Shares a story's link, confirms it if the device does not, and counts it. */
export function useShare(): (story: Story) => void {
  const words = useStoryPageWords();
  const showToast = useToast();
  const callAsReader = useReaderCall();

  async function shareStory({ id, title, tagline }: Story): Promise<void> {
    const url = new URL(paths.story(id), location.origin).href;
    const outcome = await share({ title, text: tagline, url });
    if (outcome === 'copied') showToast(words.linkCopied, { tone: 'success' });
    if (outcome === 'failed') showToast(words.linkNotCopied(url), { tone: 'error' });
    if (outcome === 'failed' || outcome === 'cancelled') return;
    void callAsReader(({ shareStory: count }, dispatch) =>
      dispatch(count.initiate({ params: { id } }, { track: false })),
    );
  }

  return (story) => void shareStory(story);
}
