import type { ComponentProps } from 'react';
import { StoryRowHeading } from '../../catalogue/StoryRow/StoryRowHeading.tsx';
import { Carousel } from '../../../patterns/Carousel/Carousel.tsx';
import { useOpenTalesWords } from '../../../words/areas/useOpenTalesWords.ts';
import { RowRoot } from './ContinuePlayingRow.styles.ts';
import { type OpenTale, OpenTaleCard } from './OpenTaleCard.tsx';

export interface ContinuePlayingRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Unfinished sessions, last played first. */
  tales: readonly OpenTale[];
  /** The current time, for relative times. */
  now: string;
}

/**
 * The open sessions of a player; not rendered if there are none.
 *
 * @example
 * <ContinuePlayingRow tales={tales} now="2026-05-01T12:00:00Z" />
 */
export function ContinuePlayingRow({ tales, now, ...rest }: ContinuePlayingRowProps) {
  const words = useOpenTalesWords();
  if (tales.length === 0) return null;
  return (
    <RowRoot {...rest}>
      <Carousel
        label={words.continuePlaying}
        heading={<StoryRowHeading>{words.continuePlaying}</StoryRowHeading>}
      >
        {tales.map((tale) => (
          <OpenTaleCard key={tale.session.id} tale={tale} now={now} />
        ))}
      </Carousel>
    </RowRoot>
  );
}
