import { Dot, Dots } from './Banner.styles.ts';
import type { Slide } from './slides.ts';
import { bannerWords } from '../../../words/banner/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface BannerDotsProps {
  slides: readonly Slide[];
  /** The index of the current slide. */
  index: number;
  onChoose: (index: number) => void;
}

/** A dot for each slide, on screens without room for `BannerList`. */
export function BannerDots({ slides, index, onChoose }: BannerDotsProps) {
  return (
    <Dots aria-label={useWords(bannerWords).choose} data-theme="night">
      {slides.map((slide, place) => (
        <li key={slide.kind}>
          <Dot
            type="button"
            aria-label={slide.title}
            aria-current={place === index || undefined}
            onClick={() => onChoose(place)}
          />
        </li>
      ))}
    </Dots>
  );
}
