import { banner } from '../en/banner.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useBannerWords: AreaHook<'banner'> = () => useArea('banner', banner);
