import type { ComponentProps } from 'react';
import { nameLanguage } from '../../theme/nameLanguage.ts';
import { type Tone, toneOf } from '../../theme/tone.ts';
import { Image } from '../Image/Image.tsx';
import { AvatarRoot, Initials } from './Avatar.styles.ts';
import { initialsOf } from './initialsOf.ts';

export const AVATAR_SIZES = ['small', 'medium'] as const;
export type AvatarSize = (typeof AVATAR_SIZES)[number];

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name. It is shown beside the avatar, so the avatar is hidden from screen readers. */
  name: string;
  /**
   * The address of a picture, if there is one.
   * @default null
   */
  src?: string | null;
  /** The letters shown without a picture; by default the initials of the name. */
  initials?: string | undefined;
  /** The colour under the letters; by default derived from the name. */
  tone?: Tone | undefined;
  /**
   * The size; `medium` beside a large name.
   * @default 'small'
   */
  size?: AvatarSize;
}

/**
 * A person's picture in a circle, or initials with a colour derived from the name.
 *
 * @use Shows a person's picture, beside their name.
 * @avoid Not as the only name of a person, and not for a cover: `Image`.
 * @heard Nothing beside the name; by itself, the name.
 * @keys none
 * @example
 * <Avatar name="Asha Rao" src="/avatars/asha.webp" />
 */
export function Avatar({ name, src = null, initials, tone, size = 'small', ...rest }: AvatarProps) {
  const pixels = size === 'small' ? 26 : 34;
  const letters = initials ?? initialsOf(name);
  return (
    <AvatarRoot aria-hidden data-tone={tone ?? toneOf(name)} data-size={size} {...rest}>
      <Image
        src={src}
        alt=""
        width={pixels}
        height={pixels}
        fallback={<Initials lang={nameLanguage(letters)}>{letters}</Initials>}
      />
    </AvatarRoot>
  );
}
