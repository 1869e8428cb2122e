import type { CoverDrawing, Language } from '@kathaloka/contract/entities';
import { SEARCH_DEBOUNCE_MS } from '@kathaloka/contract/limits';
import type { CoverPictures, CoverRoll, PictureStyle } from '@kathaloka/ui';
import { useEffect, useState } from 'react';
import { useSession } from '../../../session/useSession.ts';
import { useDrawCoversQuery } from '../calls.ts';

interface DrawnRoll {
  readonly coverPictures: CoverPictures;
  /** What each painter has drawn, in words of the story's language. */
  readonly coverWords: Readonly<Partial<Record<PictureStyle, string>>>;
  readonly isRolling: boolean;
}

/** The four pictures of a roll, as soon as no more words are typed. The last ones stay until the next are there. */
export function useCoverPictures(roll: CoverRoll, language: Language): DrawnRoll {
  const { isSignedIn } = useSession();
  const settled = useSettled(roll);
  const { data, isFetching } = useDrawCoversQuery(
    { query: { seed: settled.seed, keywords: settled.keywords.join(','), language } },
    { skip: !isSignedIn },
  );
  const [drawn, setDrawn] = useState<readonly CoverDrawing[]>([]);
  if (data && data.drawings !== drawn) setDrawn(data.drawings);
  return {
    coverPictures: Object.fromEntries(drawn.map(({ style, svg }) => [style, pictureOf(svg)])),
    coverWords: Object.fromEntries(drawn.map(({ style, alt }) => [style, alt])),
    isRolling: isFetching || settled !== roll,
  };
}

function useSettled(roll: CoverRoll): CoverRoll {
  const [settled, setSettled] = useState(roll);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(roll), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [roll]);
  return settled;
}

function pictureOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
