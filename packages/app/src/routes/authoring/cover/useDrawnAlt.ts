import type { StoryCreate } from '@kathaloka/contract/entities';
import type { PictureStyle } from '@kathaloka/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

interface DrawnAltOptions {
  draft: Pick<StoryCreate, 'cover' | 'image_alt'>;
  coverWords: Readonly<Partial<Record<PictureStyle, string>>>;
  onEdit: (image_alt: string) => void;
}

/** Says in words what is drawn on a cover, as long as the author has not said it otherwise. */
export function useDrawnAlt({ draft: { cover, image_alt }, coverWords, onEdit }: DrawnAltOptions): void {
  const drawn = cover ? coverWords[cover.style] : undefined;
  const said = useRef(drawn);
  const say = useEffectEvent((next: string) => {
    const isOurs = image_alt === '' || image_alt === said.current;
    said.current = next;
    if (isOurs && image_alt !== next) onEdit(next);
  });
  useEffect(() => {
    if (drawn !== undefined) say(drawn);
  }, [drawn]);
}
