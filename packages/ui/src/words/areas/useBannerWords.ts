import type { Words } from '../en.ts';
import { banner } from '../en/banner.ts';
import { useArea } from '../WordsProvider.tsx';

export function useBannerWords(): Words['banner'] {
  return useArea('banner', banner);
}
