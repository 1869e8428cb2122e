import { banner } from '../en/banner.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useBannerWords: AreaHook<'banner'> = () => useArea('banner', banner);
