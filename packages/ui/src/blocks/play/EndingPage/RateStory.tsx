import { STARS_MAX } from '@kathaloka/contract/limits';
import { Star } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { endingWords } from '../../../words/ending/en.ts';
import { useWords } from '../../../words/useWords.ts';
import { Given, Rating, StarLabel } from './RateStory.styles.ts';

/** The stars that a reader gives to the story that has ended. */
export interface EndingRating {
  /** What the reader has given; null if nothing. */
  stars: number | null;
  /** Called with the new number of stars, or with null to take the rating back. */
  onRate: (stars: number | null) => void;
}

const STARS = Array.from({ length: STARS_MAX }, (_, at) => at + 1);

/** Asks how the tale was. */
export function RateStory({ stars, onRate }: EndingRating) {
  const words = useWords(endingWords);
  const name = useId();
  const firstRef = useRef<HTMLInputElement>(null);

  function takeBack(): void {
    // the button disappears
    firstRef.current?.focus();
    onRate(null);
  }

  return (
    <Rating>
      <legend>{words.rate}</legend>
      {STARS.map((star) => (
        <StarLabel key={star} data-filled={star <= (stars ?? 0) || undefined}>
          <input
            ref={star === 1 ? firstRef : undefined}
            type="radio"
            name={name}
            value={star}
            checked={star === stars}
            onChange={() => onRate(star)}
          />
          <Star aria-hidden />
          <VisuallyHidden>{words.stars(star)}</VisuallyHidden>
        </StarLabel>
      ))}
      {stars !== null && (
        <Given>
          <Button variant="ghost" size="small" onClick={takeBack}>
            {words.unrate}
          </Button>
        </Given>
      )}
    </Rating>
  );
}
