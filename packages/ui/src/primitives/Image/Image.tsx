import { pictureSources, pictureTone } from '@kathaloka/contract/story';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { ImageRoot } from './Image.styles.ts';

export interface ImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'onError'> {
  /** The picture's address, if there is one. A picture of the house comes in the width that its frame needs. */
  src: string | null;
  /** The picture in words; empty when it only decorates. */
  alt: string;
  /** Its own size in pixels, so that its place is kept while it loads. */
  width: number;
  /** See `width`. */
  height: number;
  /** What stands in its place when there is no picture, or when it does not arrive. */
  fallback: ReactNode;
}

/** A picture that fills its frame, and never leaves a hole. */
export function Image({ src, alt, fallback, loading = 'lazy', style, ...rest }: ImageProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (!src || src === failedSrc) return fallback;
  const sources = pictureSources(src);
  return (
    <ImageRoot
      ref={fixWidthAtTheEnd}
      {...(sources && {
        srcSet: sources,
        sizes: `auto, (max-width: ${rest.width}px) 100vw, ${rest.width}px`,
      })}
      src={src}
      alt={alt}
      loading={loading}
      decoding="async"
      style={{ backgroundColor: pictureTone(src), ...style }}
      onError={() => setFailedSrc(src)}
      {...rest}
    />
  );
}

/** Chromium keeps a picture that leaves the page with `sizes="auto"` for ever, and the page that it stood on with it. */
function fixWidthAtTheEnd(picture: HTMLImageElement) {
  return () => {
    picture.sizes = `${picture.width}px`;
  };
}
