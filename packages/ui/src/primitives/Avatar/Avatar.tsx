import { toneOf } from '../../theme/tone.ts';
import { Image } from '../Image/Image.tsx';
import { AvatarRoot, Initials } from './Avatar.styles.ts';
import { initialsOf } from './initialsOf.ts';

const SIZE = 26;

export interface AvatarProps {
  /** Whose face it is. It stands beside the avatar in words, so the avatar itself is silent. */
  name: string;
  /** The address of a picture, if there is one. */
  src?: string | null;
}

/** A face in a circle, or the initials of a name in a tone of its own. */
export function Avatar({ name, src = null }: AvatarProps) {
  return (
    <AvatarRoot aria-hidden data-tone={toneOf(name)}>
      <Image src={src} alt="" width={SIZE} height={SIZE} fallback={<Initials>{initialsOf(name)}</Initials>} />
    </AvatarRoot>
  );
}
