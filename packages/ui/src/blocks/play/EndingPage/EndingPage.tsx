import type { GameSession, SessionEnding } from '@kathaloka/contract/entities';
import { type ComponentProps, Fragment, type ReactNode, useId, useState } from 'react';
import { KolamDivider } from '../../../ornaments/KolamDivider.tsx';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { lazyWithRetry } from '../../../patterns/LoadFailure/lazyWithRetry.tsx';
import { TextFrame } from '../../../patterns/TextFrame/TextFrame.tsx';
import type { EndingCardContent } from '../EndingShareDialog/card/endingCard.ts';
import type { EndingSharing } from '../EndingShareDialog/endingSharing.ts';
import { EndingActions, type EndingActionsProps } from './EndingActions.tsx';
import { EndingForks } from './EndingForks.tsx';
import type { EndedStory } from './endedStory.ts';
import { EndingOpening } from './EndingOpening.tsx';
import { Close, EndingRoot, Reward, Tally, Waiting } from './EndingPage.styles.ts';
import { type EndingRating, RateStory } from './RateStory.tsx';
import { NextStory } from './NextStory.tsx';
import { endingWords } from '../../../words/ending/en.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** Loaded when an ending is first shared. */
const EndingShareDialog = lazyWithRetry(
  async () => (await import('../EndingShareDialog/EndingShareDialog.tsx')).EndingShareDialog,
);

export interface EndingPageProps
  extends
    Omit<ComponentProps<'section'>, 'children'>,
    Omit<EndingActionsProps, 'story_id' | 'ending' | 'onShare'> {
  /** The story that has ended. */
  story: EndedStory;
  /** The ending; undefined if unknown. */
  ending?: SessionEnding | undefined;
  /** The ways to share the card of the ending. Without any there is no button to share. */
  sharing?: EndingSharing | undefined;
  /** The reader's rating of the story. Without it nobody is asked. */
  rating?: EndingRating | undefined;
  /** The result of the session, and its rewards as lines, for example for a finished task. */
  tally: Pick<GameSession, 'current_xp'> & {
    rewards?: readonly string[] | undefined;
  };
  /**
   * Whether the ending is loading.
   * @default false
   */
  loading?: boolean | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
  /** Called to retry. */
  onRetry?: (() => void) | undefined;
}

/**
 * The last page of a tale: its last line, the name of the ending, the choices that led to it, and the next steps.
 *
 * @use Closes a tale: the ending, its rewards, and the next steps.
 * @avoid Not in the middle of a game: `PlayLog`.
 * @heard “The end” with the name of the ending, the tally, then the ways on.
 * @keys tab
 * @example
 * <EndingPage story={story} ending={ending} tally={session} onGoBack={branch} onBeginAgain={play} />
 */
export function EndingPage({
  story,
  ending,
  rating,
  tally,
  loading = false,
  error,
  onRetry,
  pending,
  disabled,
  isLiked,
  onGoBack,
  onBeginAgain,
  onLike,
  sharing,
  onKeep,
  onReadAgain,
  ...rest
}: EndingPageProps) {
  const words = useWords(endingWords);
  const id = useId();
  const { language } = story;
  const [sharingState, setSharingState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const goBack = disabled || pending ? undefined : onGoBack;

  return (
    <EndingRoot aria-labelledby={id} aria-busy={loading || undefined} {...rest}>
      <TextFrame>
        <EndingOpening story={story} ending={ending} nameId={id} />
        {loading && <Waiting as="output">{words.loading}</Waiting>}
        {error && <ErrorState layout="row" error={error} onRetry={onRetry} />}
        {ending && <EndingForks ending={ending} language={language} onGoBack={goBack} />}
        <EndingActions
          story_id={story.id}
          ending={ending}
          pending={pending}
          disabled={disabled}
          isLiked={isLiked}
          onGoBack={onGoBack}
          onBeginAgain={onBeginAgain}
          onLike={onLike}
          onShare={ending && canShare(sharing) ? () => setSharingState('open') : undefined}
          onKeep={onKeep}
          onReadAgain={onReadAgain}
        />
        {rating && <RateStory {...rating} />}
        {ending?.next && <NextStory story={ending.next} isPart={ending.is_next_part} />}
        <EndTally tally={tally} ending={ending} />
      </TextFrame>
      {ending && sharingState !== 'unasked' && (
        <EndingShareDialog
          open={sharingState === 'open'}
          onOpenChange={(open) => setSharingState(open ? 'open' : 'closed')}
          card={cardOf(story, ending)}
          {...sharing}
        />
      )}
    </EndingRoot>
  );
}

const canShare = (sharing: EndingSharing = {}): boolean => Object.values(sharing).some(Boolean);

const cardOf = (
  { title, language, cover_image_url }: EndedStory,
  { name, last_line, shared_line = last_line, light }: SessionEnding,
): EndingCardContent => ({ title, language, cover_image_url, name, last_line: shared_line, light });

type EndTallyProps = Pick<EndingPageProps, 'tally' | 'ending'>;

/** The result of the session in a line, and its rewards. */
function EndTally({ tally, ending }: EndTallyProps) {
  const words = useWords(endingWords);
  const { xp } = useWords(playWords);
  const parts = [
    xp(tally.current_xp),
    ...(ending
      ? [
          words.choices(ending.choices_made),
          words.scenes(ending.scenes_completed),
          words.credits(ending.credits_spent),
        ]
      : []),
  ];
  return (
    <Close>
      <KolamDivider />
      <Tally>
        {parts.map((part, at) => (
          <Fragment key={part}>
            {at > 0 && ' · '}
            <bdi>{part}</bdi>
          </Fragment>
        ))}
      </Tally>
      {tally.rewards?.map((reward) => (
        <Reward key={reward}>{reward}</Reward>
      ))}
    </Close>
  );
}
