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
import { NextStory } from './NextStory.tsx';
import { endingWords } from '../../../words/ending/en.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** What draws the card is loaded when an ending is first shared. */
const EndingShareDialog = lazyWithRetry(
  async () => (await import('../EndingShareDialog/EndingShareDialog.tsx')).EndingShareDialog,
);

export interface EndingPageProps
  extends
    Omit<ComponentProps<'section'>, 'children'>,
    Omit<EndingActionsProps, 'story_id' | 'fork' | 'onShare'> {
  /** The story that has ended. */
  story: EndedStory;
  /** What is told of its ending; undefined while that is unknown. */
  ending?: SessionEnding | undefined;
  /** What can be done with the card of the ending. Without it there is no way to share. */
  sharing?: EndingSharing | undefined;
  /** What the session came to, and what its end has earned, such as a task that it has finished: one line for each. */
  tally: Pick<GameSession, 'current_xp'> & {
    rewards?: readonly string[] | undefined;
  };
  /**
   * Whether the ending is being fetched.
   * @default false
   */
  loading?: boolean | undefined;
  /** The error message of an ending that could not be fetched. */
  error?: ReactNode;
  /** Fetches the ending again. */
  onRetry?: (() => void) | undefined;
}

/**
 * The last page of a tale: its last line, the name of its ending, what led there, and where one can go from it.
 *
 * @example
 * <EndingPage story={story} ending={ending} tally={session} onGoBack={branch} onBeginAgain={play} />
 */
export function EndingPage({
  story,
  ending,
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
          fork={ending?.forks.at(-1)?.turn_id}
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
        {ending?.next && <NextStory story={ending.next} isPart={ending.is_next_part} />}
        <Close>
          <KolamDivider />
          <EndTally tally={tally} ending={ending} />
        </Close>
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

/** What the tale came to, in one line, and what its end has earned. */
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
    <>
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
    </>
  );
}
