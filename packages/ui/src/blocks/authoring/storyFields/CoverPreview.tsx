import { ImageDown, ImageOff } from 'lucide-react';
import { Image } from '../../../primitives/Image/Image.tsx';
import { Failed, Frame, Placeholder } from './CoverPreview.styles.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface CoverPreviewProps {
  src: string | null;
  /** Whether the server fetches the picture when the story is saved. */
  isFetchedLater: boolean;
}

/**
 * A preview of the picture at the typed address, or a placeholder if it fails to load. A picture from elsewhere is
 * not loaded by the browser of its author either.
 */
export function CoverPreview({ src, isFetchedLater }: CoverPreviewProps) {
  const words = useWords(storyFieldsWords);
  if (isFetchedLater)
    return (
      <Frame>
        <Placeholder>
          <ImageDown />
          <Failed>{words.coverFetchedLater}</Failed>
        </Placeholder>
      </Frame>
    );
  if (!src) return null;
  return (
    <Frame>
      <Image
        src={src}
        alt={words.coverPreview}
        width={320}
        height={180}
        fallback={
          <Placeholder>
            <ImageOff />
            <Failed>{words.coverFailed}</Failed>
          </Placeholder>
        }
      />
    </Frame>
  );
}
