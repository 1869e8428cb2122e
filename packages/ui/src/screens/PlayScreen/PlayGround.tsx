import { memo, useId } from 'react';
import { JaliPattern } from '../../ornaments/JaliPattern.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { Ground, Lattice } from './PlayScreen.styles.ts';

interface PlayGroundProps {
  /** The address of the story's cover, null if it has none; undefined while that is unknown. */
  src: string | null | undefined;
}

/** The background of a session: the darkened cover, or a lattice at the edges. */
export const PlayGround = memo(function PlayGround({ src }: PlayGroundProps) {
  const id = useId();
  const lattice = (
    <Lattice>
      <JaliPattern id={id} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Lattice>
  );
  return (
    <Ground aria-hidden data-has-cover={src ? true : undefined}>
      {src !== undefined && (
        <Image src={src} alt="" width={1440} height={900} loading="eager" fallback={lattice} />
      )}
    </Ground>
  );
});
