import { ImageOff } from 'lucide-react';
import { Image } from '../../../primitives/Image/Image.tsx';
import { Failed, Frame, Placeholder } from './CoverPreview.styles.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface CoverPreviewProps {
  src: string | null;
}

/** A preview of the picture at the typed address, or a placeholder if it fails to load. */
export function CoverPreview({ src }: CoverPreviewProps) {
  const words = useWords(storyFieldsWords);
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
