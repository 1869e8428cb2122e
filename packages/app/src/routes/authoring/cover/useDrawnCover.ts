import type { StoryCreate } from '@kathaloka/contract/entities';
import type { CoverPictures, CoverRoll } from '@kathaloka/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCoverPictures } from './useCoverPictures.ts';

interface DrawnCoverOptions {
  draft: Pick<StoryCreate, 'cover' | 'image_alt' | 'language'>;
  roll: CoverRoll;
  onEdit: (changes: Pick<StoryCreate, 'image_alt'>) => void;
}

/**
 * The pictures of a roll. The description of the chosen one becomes its alternative text, unless the author has written
 * one.
 */
export function useDrawnCover({ draft, roll, onEdit }: DrawnCoverOptions): {
  readonly coverPictures: CoverPictures;
  readonly isRolling: boolean;
} {
  const { cover, image_alt, language } = draft;
  const { coverWords, coverPictures, isRolling } = useCoverPictures(roll, language);
  const drawn = cover ? coverWords[cover.style] : undefined;
  const generatedAlt = useRef(drawn);
  const updateAlt = useEffectEvent((next: string) => {
    const isGenerated = image_alt === '' || image_alt === generatedAlt.current;
    generatedAlt.current = next;
    if (isGenerated && image_alt !== next) onEdit({ image_alt: next });
  });
  useEffect(() => {
    if (drawn !== undefined) updateAlt(drawn);
  }, [drawn]);
  return { coverPictures, isRolling };
}
