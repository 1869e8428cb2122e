import type { Story } from '@kathaloka/contract/entities';
import { DrawnCover } from '../ornaments/DrawnCover.tsx';
import { Image, type ImageProps } from '../primitives/Image/Image.tsx';
import { toneOf } from '../theme/tone.ts';

type Cover = Pick<Story, 'id' | 'cover_image_url'>;
type DescribedCover = Cover & Pick<Story, 'image_alt' | 'language'>;

/** A cover beside the title of its story is decorative. */
type CoverImageProps = Omit<ImageProps, 'src' | 'alt' | 'lang' | 'fallback'> &
  (
    | { readonly story: DescribedCover; readonly isDecorative?: false }
    | { readonly story: Cover; readonly isDecorative: true }
  );

/** The cover of a story, or the one that is drawn where its picture is missing. */
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
