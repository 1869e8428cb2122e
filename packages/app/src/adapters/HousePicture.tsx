import { DrawnCover, Image } from '@kathaloka/ui';

interface HousePictureProps {
  /** One of `public/landing`. */
  name: string;
}

/** A picture of the house that only decorates. */
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
