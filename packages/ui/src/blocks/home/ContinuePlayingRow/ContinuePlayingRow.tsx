import type { NextPart, Story } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { StoryRowHeading } from '../../catalogue/StoryRow/StoryRowHeading.tsx';
import { Carousel } from '../../../patterns/Carousel/Carousel.tsx';
import { RowRoot } from './ContinuePlayingRow.styles.ts';
import { NextPartCard } from './NextPartCard.tsx';
import { type OpenTale, OpenTaleCard } from './OpenTaleCard.tsx';
import { openTalesWords } from '../../../words/openTales/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface ContinuePlayingRowProps extends Omit<ComponentProps<'div'>, 'children' | 'onPlay'> {
  /** Unfinished sessions, last played first. */
  tales: readonly OpenTale[];
  /**
   * The next parts of series, by when the previous part ended, latest first.
   * @default []
   */
  nextParts?: readonly NextPart[] | undefined;
  /** Called to start a next part; without it the card links to the part's page. */
  onPlay?: ((story: Story) => void | Promise<void>) | undefined;
  /** The current time, for relative times. */
  now: string;
}

/**
 * A row with a player's open sessions, and with the next parts of series. Not rendered if it is empty.
 *
 * @use Links to unfinished games.
 * @avoid Not for stories that the reader has not begun: `StoryRow`.
 * @heard Each game with how far it is and when it was played.
 * @keys follow, tab
 * @example
 * <ContinuePlayingRow tales={tales} now="2026-05-01T12:00:00Z" />
 */
export function ContinuePlayingRow({ tales, nextParts = [], onPlay, now, ...rest }: ContinuePlayingRowProps) {
  const words = useWords(openTalesWords);
  const cards = [
    ...tales.map((tale) => ({ at: tale.last_played_at, tale })),
    ...nextParts.map(({ story, ended_at }) => ({ at: ended_at, story })),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  if (cards.length === 0) return null;
  return (
    <RowRoot {...rest}>
      <Carousel
        label={words.continuePlaying}
        heading={<StoryRowHeading>{words.continuePlaying}</StoryRowHeading>}
      >
        {cards.map((card) =>
          'tale' in card ? (
            <OpenTaleCard key={card.tale.session.id} tale={card.tale} now={now} />
          ) : (
            <NextPartCard
              key={card.story.id}
              story={card.story}
              onPlay={onPlay && (() => onPlay(card.story))}
            />
          ),
        )}
      </Carousel>
    </RowRoot>
  );
}
