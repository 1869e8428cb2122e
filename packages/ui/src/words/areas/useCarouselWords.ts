import { carousel } from '../en/carousel.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useCarouselWords: AreaHook<'carousel'> = () => useArea('carousel', carousel);
