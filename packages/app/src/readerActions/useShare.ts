import type { Story } from '@kathaloka/contract/entities';
import { paths, storyPageWords, useWords, useToast } from '@kathaloka/ui';
import { copyText } from '../browser/copyText.ts';
import { share, type ShareOutcome } from '../browser/share.ts';
import { useReaderCall } from './useReaderCall.ts';

/** The address of a story’s page. */
export const linkTo = ({ id }: Pick<Story, 'id'>): string => new URL(paths.story(id), location.origin).href;

/** Counts a share of a story. */
export function useCountShare(): (story: Pick<Story, 'id'>) => void {
  const callAsReader = useReaderCall();
  return ({ id }) =>
    void callAsReader(({ shareStory: count }, dispatch) =>
      dispatch(count.initiate({ params: { id } }, { track: false })),
    );
}

/** Handles the outcome of sharing: says that the link was copied, and counts the share. */
function useOutcome(): (outcome: ShareOutcome, story: Pick<Story, 'id'>) => void {
  const words = useWords(storyPageWords);
  const showToast = useToast();
  const countShare = useCountShare();
  return (outcome, story) => {
    if (outcome === 'copied') showToast(words.linkCopied, { tone: 'success' });
    if (outcome === 'failed') showToast(words.linkNotCopied(linkTo(story)), { tone: 'error' });
    if (outcome === 'copied' || outcome === 'shared') countShare(story);
  };
}

/** Shares a story's link, shows a confirmation if the device shows none, and counts the share. */
export function useShare(): (story: Story) => void {
  const settle = useOutcome();
  return (story) => {
    const { title, tagline } = story;
    void share({ title, text: tagline, url: linkTo(story) }).then((outcome) => settle(outcome, story));
  };
}

/** Copies a story's link, shows a confirmation, and counts the share. */
export function useCopyLink(): (story: Pick<Story, 'id'>) => void {
  const settle = useOutcome();
  return (story) =>
    void copyText(linkTo(story)).then((isCopied) => settle(isCopied ? 'copied' : 'failed', story));
}
