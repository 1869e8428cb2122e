import type { Story } from '@kathaloka/contract/entities';
import { type PlayActions, endingWords, useWords, useToast } from '@kathaloka/ui';
import { saveBlob } from '../../../browser/saveFile.ts';
import { canShareFiles, shareFile } from '../../../browser/share.ts';
import { linkTo, useCopyLink, useCountShare } from '../../../readerActions/useShare.ts';
import { fileName } from './sessionFile.ts';

/** The actions on the card of an ending. Every link leads to the story and never to the session. */
export function useSharing(
  story: Story | undefined,
): Pick<PlayActions, 'shareCard' | 'saveCard' | 'copyLink'> {
  const words = useWords(endingWords);
  const showToast = useToast();
  const copyLink = useCopyLink();
  const countShare = useCountShare();
  if (!story) return {};
  const nameOf = () => fileName(story, 'jpg');

  async function openShareSheet(card: Blob): Promise<void> {
    if (!story) return;
    const file = new File([card], nameOf(), { type: card.type });
    const outcome = await shareFile(file, { title: story.title, url: linkTo(story) });
    if (outcome === 'shared') countShare(story);
    if (outcome === 'failed') showToast(words.cardNotShared, { tone: 'error' });
  }

  return {
    shareCard: canShareFiles('image/jpeg') ? (card) => void openShareSheet(card) : undefined,
    saveCard: (card) => saveBlob(nameOf(), card),
    copyLink: () => copyLink(story),
  };
}
