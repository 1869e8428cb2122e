import { series } from '../en/series.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useSeriesWords: AreaHook<'series'> = () => useArea('series', series);
