import { Copy, Download, Share2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { readEmphasis } from '@kathaloka/story/emphasis';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { lastSentences } from './card/cardText.ts';
import { EndingCard } from './card/EndingCard.tsx';
import type { EndingCardContent } from './card/endingCard.ts';
import type { EndingSharing } from './endingSharing.ts';
import { NoCard } from './EndingShareDialog.styles.ts';
import { endingWords } from '../../../words/ending/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface EndingShareDialogProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title'>, EndingSharing {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with `false` by Escape or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** The content of the card. */
  card: EndingCardContent;
}

/**
 * Shares an ending as a picture: its last line, the cover, and the names of the story and the ending.
 *
 * @use Shows an ending as a card and shares or saves it.
 * @avoid Not to share a story: `StoryHeader`.
 * @heard Its title; what the card says, as text.
 * @keys within, close
 * @example
 * <EndingShareDialog
 *   open={isOpen}
 *   onOpenChange={setOpen}
 *   card={{ ...story, ...ending }}
 *   onSaveCard={save}
 *   onCopyLink={copyLink}
 * />
 */
export function EndingShareDialog({
  card,
  onShareCard,
  onSaveCard,
  onCopyLink,
  ...rest
}: EndingShareDialogProps) {
  const words = useWords(endingWords);
  /** Undefined while it is being drawn; null if drawing failed. */
  const [picture, setPicture] = useState<Blob | null>();
  const { title, name, last_line, language } = card;
  const line = lastSentences(readEmphasis(last_line).text, language);
  return (
    <Dialog
      title={words.shareTitle}
      description={words.shareText}
      size="wide"
      actions={<SharingButtons picture={picture} {...{ onShareCard, onSaveCard, onCopyLink }} />}
      {...rest}
    >
      {picture === null ? (
        <NoCard role="alert">{words.cardFailed}</NoCard>
      ) : (
        <EndingCard
          card={card}
          label={words.cardLabel([title, name, line].filter(Boolean).join('. '))}
          onDraw={setPicture}
        />
      )}
    </Dialog>
  );
}

interface SharingButtonsProps extends EndingSharing {
  picture: Blob | null | undefined;
}

function SharingButtons({ picture, onShareCard, onSaveCard, onCopyLink }: SharingButtonsProps) {
  const words = useWords(endingWords);
  const isWaiting = !picture || undefined;
  return (
    <>
      {onCopyLink && (
        <Button variant="outline" icon={<Copy />} onClick={onCopyLink}>
          {words.copyLink}
        </Button>
      )}
      {onSaveCard && (
        <Button
          variant={onShareCard ? 'outline' : 'primary'}
          icon={<Download />}
          aria-disabled={isWaiting}
          onClick={() => picture && onSaveCard(picture)}
        >
          {words.saveCard}
        </Button>
      )}
      {onShareCard && (
        <Button
          variant="primary"
          icon={<Share2 />}
          aria-disabled={isWaiting}
          onClick={() => picture && onShareCard(picture)}
        >
          {words.shareCard}
        </Button>
      )}
    </>
  );
}
