import { toneOf } from '../../theme/tone.ts';
import { Image } from '../Image/Image.tsx';
import { AvatarRoot, Initials } from './Avatar.styles.ts';
import { initialsOf } from './initialsOf.ts';

export const AVATAR_SIZES = ['small', 'medium'] as const;
export type AvatarSize = (typeof AVATAR_SIZES)[number];

const PIXELS: Readonly<Record<AvatarSize, number>> = { small: 26, medium: 34 };

export interface AvatarProps {
  /** Whose face it is. It stands beside the avatar in words, so the avatar itself is silent. */
  name: string;
  /** The address of a picture, if there is one. */
  src?: string | null;
  /** `medium` stands beside a name that is set large. */
  size?: AvatarSize;
}

/** A face in a circle, or the initials of a name in a tone of its own. */
export function Avatar({ name, src = null, size = 'small' }: AvatarProps) {
  return (
    <AvatarRoot aria-hidden data-tone={toneOf(name)} data-size={size}>
      <Image
        src={src}
        alt=""
        width={PIXELS[size]}
        height={PIXELS[size]}
        fallback={<Initials>{initialsOf(name)}</Initials>}
      />
    </AvatarRoot>
  );
}
