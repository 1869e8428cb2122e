import type { Words } from '../en.ts';
import { carousel } from '../en/carousel.ts';
import { useArea } from '../WordsProvider.tsx';

export function useCarouselWords(): Words['carousel'] {
  return useArea('carousel', carousel);
}
