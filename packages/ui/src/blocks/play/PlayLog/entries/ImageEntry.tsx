import { ImageOff } from 'lucide-react';
import { Image } from '../../../../primitives/Image/Image.tsx';
import { entryText } from '../../logEntry.ts';
import type { EntryProps } from './entryProps.ts';
import { Caption, Entry, Figure, PictureFrame, PictureMissing } from './LogEntries.styles.ts';
import { playWords } from '../../../../words/play/en.ts';
import { useWords } from '../../../../words/useWords.ts';

/** A drawn scene; the caption has its description and style. */
export function ImageEntry({ entry }: EntryProps) {
  const words = useWords(playWords);
  const shown = entry.image_alt?.trim();
  const caption = entry.style?.trim() || words.imageCaption;
  const missing = (
    <PictureMissing>
      <ImageOff />
      {words.imageFailed}
    </PictureMissing>
  );
  return (
    <Entry>
      <Figure>
        <PictureFrame>
          <Image
            src={entryText(entry) || null}
            alt={shown || words.imageCaption}
            width={480}
            height={270}
            fallback={missing}
          />
        </PictureFrame>
        <Caption>
          {/* hidden, since it is also the text alternative of the picture */}
          {shown && <span aria-hidden>{shown} </span>}
          {caption}
        </Caption>
      </Figure>
    </Entry>
  );
}
