import { mySeries } from '../en/mySeries.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useMySeriesWords: AreaHook<'mySeries'> = () => useArea('mySeries', mySeries);
