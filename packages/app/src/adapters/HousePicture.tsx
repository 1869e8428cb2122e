import { DrawnCover, Image } from '@kathaloka/ui';

interface HousePictureProps {
  /** An image of `public/landing`. */
  name: string;
}

/** A decorative image of our own. */
export function HousePicture({ name }: HousePictureProps) {
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
