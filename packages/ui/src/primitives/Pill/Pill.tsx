import type { ComponentProps, ReactNode } from 'react';
import { Dot, PillRoot } from './Pill.styles.ts';

export const PILL_TONES = ['neutral', 'success', 'warning', 'error', 'info'] as const;
export type PillTone = (typeof PILL_TONES)[number];

export interface PillProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The status in a word or two; the tone must not be the only carrier of the meaning. */
  children: ReactNode;
  /**
   * The meaning: `success` is done, `info` waits, `warning` and `error` need attention.
   * @default 'neutral'
   */
  tone?: PillTone;
  /** An icon in place of the dot. */
  icon?: ReactNode;
}

/**
 * A status: draft, in review, published.
 *
 * @use Says the state of a thing in one word: Draft, Published.
 * @avoid Not on a picture: `Badge`. Not for a link: `Chip`.
 * @heard Its word, in place.
 * @keys none
 * @example
 * <Pill tone="success">Published</Pill>
 */
export function Pill({ children, tone = 'neutral', icon, ...rest }: PillProps) {
  return (
    <PillRoot data-tone={tone} {...rest}>
      {icon ?? <Dot aria-hidden />}
      {children}
    </PillRoot>
  );
}
