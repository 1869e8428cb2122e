import { DrawnCover } from '../ornaments/DrawnCover.tsx';
import { Image } from '../primitives/Image/Image.tsx';

/** A decorative picture, without a text alternative. */
function painting(name: string) {
  return (
    <Image
      src={`/covers/${name}.webp`}
      alt=""
      width={1200}
      height={760}
      loading="eager"
      fallback={<DrawnCover tone="neel" />}
    />
  );
}

export const moonlitRiver = painting('ferryman');
export const goldenPalace = painting('architect');
