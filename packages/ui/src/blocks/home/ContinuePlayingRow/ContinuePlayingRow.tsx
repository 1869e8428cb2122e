import { StoryRowHeading } from '../../catalogue/StoryRow/StoryRowHeading.tsx';
import { Carousel } from '../../../patterns/Carousel/Carousel.tsx';
import { useHomeWords } from '../../../words/areas/useHomeWords.ts';
import { RowRoot } from './ContinuePlayingRow.styles.ts';
import { type OpenTale, OpenTaleCard } from './OpenTaleCard.tsx';

export interface ContinuePlayingRowProps {
  /** The tales that are not at their end, the last played first. */
  tales: readonly OpenTale[];
  /** What time it is, to say how long ago each was played. */
  now: string;
}

/** Where a player left off; absent where nothing is open. */
export function ContinuePlayingRow({ tales, now }: ContinuePlayingRowProps) {
  const words = useHomeWords();
  if (tales.length === 0) return null;
  return (
    <RowRoot>
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
