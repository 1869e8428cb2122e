import { BookOpen, Download, Heart, Share2 } from 'lucide-react';
import { usePaths } from '../../../paths.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Quiet, Reaction, PlainActions } from './EndingActions.styles.ts';
import { endingWords } from '../../../words/ending/en.ts';
import { storyPageWords } from '../../../words/storyPage/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface QuietActionsProps {
  /** The story that has ended. */
  story_id: string;
  /** Whether nothing can be saved now. */
  disabled: boolean;
  /** Whether the tale is being saved. */
  loading: boolean;
  /** Whether the reader likes the story; undefined if unknown. */
  isLiked?: boolean | undefined;
  /** Called to toggle the like. */
  onLike?: (() => void) | undefined;
  /** Called to share the story. */
  onShare?: (() => void) | undefined;
  /** Called to save the tale as Markdown. */
  onKeep?: (() => void) | undefined;
  /** Called to return to the last part. */
  onReadAgain?: (() => void) | undefined;
}

/** Further actions at an ending. */
export function QuietActions({
  story_id,
  disabled,
  loading,
  isLiked,
  onLike,
  onShare,
  onKeep,
  onReadAgain,
}: QuietActionsProps) {
  const words = useWords(endingWords);
  const { like, share } = useWords(storyPageWords);
  const paths = usePaths();
  const plain = { variant: 'ghost', size: 'small' } as const;
  return (
    <>
      <Quiet>
        {onLike && isLiked !== undefined && (
          <Reaction label={like} aria-pressed={isLiked} onClick={onLike}>
            <Heart />
          </Reaction>
        )}
        {onShare && (
          <Reaction label={share} onClick={onShare}>
            <Share2 />
          </Reaction>
        )}
        {onKeep && (
          <Button
            {...plain}
            icon={<Download />}
            loading={loading}
            loadingLabel={words.keeping}
            aria-disabled={(disabled && !loading) || undefined}
            onClick={() => disabled || onKeep()}
          >
            {words.keep}
          </Button>
        )}
      </Quiet>
      <PlainActions>
        {onReadAgain && (
          <Button {...plain} icon={<BookOpen />} onClick={onReadAgain}>
            {words.readAgain}
          </Button>
        )}
        <ButtonLink {...plain} href={paths.story(story_id)}>
          {words.toStory}
        </ButtonLink>
        <ButtonLink {...plain} href={paths.home}>
          {words.toHome}
        </ButtonLink>
      </PlainActions>
    </>
  );
}
