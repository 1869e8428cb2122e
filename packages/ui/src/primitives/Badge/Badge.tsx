import type { ComponentProps, ReactNode } from 'react';
import { BadgeRoot } from './Badge.styles.ts';

export const BADGE_TONES = [
  'neutral',
  'featured',
  'premium',
  'accent',
  'success',
  'warning',
  'error',
  'info',
] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One or two words; the tone must not be the only carrier of the meaning. */
  children: ReactNode;
  /**
   * The meaning: `featured` and `premium` for a story, `accent` for anything else; the other tones are
   * levels.
   * @default 'neutral'
   */
  tone?: BadgeTone;
  /** An icon before the label. */
  icon?: ReactNode;
}

/**
 * A property of something: featured, premium, hard. For categories and tags use `Chip`, for a status `Pill`.
 *
 * @use Marks a picture or a title with one word: Featured, Premium.
 * @avoid Not for a state that changes: `Pill`. Not for a label that can be pressed: `Chip`.
 * @heard Its word, in place.
 * @keys none
 * @example
 * <Badge tone="premium">Premium</Badge>
 */
export function Badge({ children, tone = 'neutral', icon, ...rest }: BadgeProps) {
  return (
    <BadgeRoot data-tone={tone} {...rest}>
      {icon}
      {children}
    </BadgeRoot>
  );
}
