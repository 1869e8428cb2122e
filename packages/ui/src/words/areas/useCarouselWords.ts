import { carousel } from '../en/carousel.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useCarouselWords: AreaHook<'carousel'> = () => useArea('carousel', carousel);
