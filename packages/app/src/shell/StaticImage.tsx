import { DrawnCover, Image } from '@kathaloka/ui';

interface StaticImageProps {
  /** An image file of `public/landing`. */
  name: string;
}

/** A decorative image of our own. */
export function StaticImage({ name }: StaticImageProps) {
  return (
    <Image
      src={`/landing/${name}.webp`}
      alt=""
      width={960}
      height={540}
      fallback={<DrawnCover tone="neel" />}
    />
  );
}
