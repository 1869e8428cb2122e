import type { Story } from '@kathaloka/contract/entities';
import { DrawnCover } from '../ornaments/DrawnCover.tsx';
import { Image, type ImageProps } from '../primitives/Image/Image.tsx';
import type { InAnyLanguage } from '../theme/anyLanguage.ts';
import { toneOf } from '../theme/tone.ts';

type Cover = Pick<Story, 'id' | 'cover_image_url'>;
type DescribedCover = Cover & InAnyLanguage<Pick<Story, 'image_alt' | 'language'>>;

/** A cover is decorative if the title of its story is beside it. */
type CoverImageProps = Omit<ImageProps, 'src' | 'alt' | 'lang' | 'fallback'> &
  (
    | { readonly story: DescribedCover; readonly isDecorative?: false }
    | { readonly story: Cover; readonly isDecorative: true }
  );

/** The cover of a story. Draws a cover if the story has no picture or the picture fails to load. */
export function CoverImage({ story, isDecorative, ...rest }: CoverImageProps) {
  const described = isDecorative ? { alt: '' } : { alt: story.image_alt, lang: story.language };
  return (
    <Image
      src={story.cover_image_url}
      {...described}
      {...rest}
      fallback={<DrawnCover tone={toneOf(story.id)} />}
    />
  );
}
