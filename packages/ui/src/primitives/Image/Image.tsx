import { pictureSources, pictureTone } from '@kathaloka/story/pictures';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { ImageRoot } from './Image.styles.ts';

export interface ImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** The image's address, if there is one. Our own images are loaded in the width that the frame needs. */
  src: string | null;
  /** The alternative text; empty for a decorative image. */
  alt: string;
  /** The intrinsic width in pixels, to reserve space while the image loads. */
  width: number;
  /** The intrinsic height in pixels. */
  height: number;
  /** The fallback if there is no image, or if it fails to load. */
  fallback: ReactNode;
}

/**
 * An image that fills its frame, with a fallback.
 *
 * @use Shows a picture that may load late or fail, in the space that it will have.
 * @avoid Not for an ornament: those are drawn. Not for a person: `Avatar`.
 * @heard Its alternative text; the drawn fallback says the same.
 * @keys none
 * @example
 * <Image
 *   src={story.cover_image_url}
 *   alt={story.image_alt}
 *   width={640}
 *   height={416}
 *   fallback={<DrawnCover tone="neel" />}
 * />
 */
export function Image({ src, alt, fallback, loading = 'lazy', style, ref, onError, ...rest }: ImageProps) {
  const mergedRef = useMergedRef(fixWidthAtTheEnd, ref);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (!src || src === failedSrc) return fallback;
  const sources = pictureSources(src);
  return (
    <ImageRoot
      {...(sources && {
        srcSet: sources,
        sizes: `auto, (max-width: ${rest.width}px) 100vw, ${rest.width}px`,
      })}
      src={src}
      alt={alt}
      loading={loading}
      decoding="async"
      style={{ backgroundColor: pictureTone(src), ...style }}
      {...rest}
      ref={mergedRef}
      onError={(event) => {
        onError?.(event);
        setFailedSrc(src);
      }}
    />
  );
}

/**
 * Replaces `sizes="auto"` when an image is removed, because Chromium would leak the image and its page. The
 * source was chosen for the natural width, so no other source is loaded; `width` would force a layout per
 * image.
 */
function fixWidthAtTheEnd(picture: HTMLImageElement | null) {
  return () => {
    if (picture?.sizes.startsWith('auto')) picture.sizes = `${picture.naturalWidth}px`;
  };
}
