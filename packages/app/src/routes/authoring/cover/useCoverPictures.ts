import type { CoverDrawing, Language } from '@kathaloka/contract/entities';
import { SEARCH_DEBOUNCE_MS } from '@kathaloka/contract/limits';
import type { CoverPictures, CoverRoll, PictureStyle } from '@kathaloka/ui';
import { useEffect, useState } from 'react';
import { useSession } from '../../../session/useSession.ts';
import { useDrawCoversQuery } from '../calls.ts';

interface DrawnRoll {
  readonly coverPictures: CoverPictures;
  /** The description of each style's picture, in the story's language. */
  readonly coverWords: Readonly<Partial<Record<PictureStyle, string>>>;
  readonly isRolling: boolean;
}

/**
 * The four pictures of a roll, debounced while keywords are typed. The last pictures stay until the next have loaded.
 */
export function useCoverPictures(roll: CoverRoll, language: Language): DrawnRoll {
  const { isSignedIn } = useSession();
  const debounced = useDebounced(roll);
  const { data, isFetching } = useDrawCoversQuery(
    { query: { seed: debounced.seed, keywords: debounced.keywords.join(','), language } },
    { skip: !isSignedIn },
  );
  const [drawn, setDrawn] = useState<readonly CoverDrawing[]>([]);
  if (data && data.drawings !== drawn) setDrawn(data.drawings);
  return {
    coverPictures: Object.fromEntries(drawn.map(({ style, svg }) => [style, pictureOf(svg)])),
    coverWords: Object.fromEntries(drawn.map(({ style, alt }) => [style, alt])),
    isRolling: isFetching || debounced !== roll,
  };
}

function useDebounced(roll: CoverRoll): CoverRoll {
  const [debounced, setDebounced] = useState(roll);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(roll), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [roll]);
  return debounced;
}

function pictureOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
