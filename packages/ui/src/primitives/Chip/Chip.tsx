import type { ComponentProps, ReactNode } from 'react';
import { renderAs, type RenderProps } from '../../element/renderAs.tsx';
import { ChipRoot } from './Chip.styles.ts';

export const CHIP_VARIANTS = ['quiet', 'glass'] as const;
export type ChipVariant = (typeof CHIP_VARIANTS)[number];

export interface ChipProps extends Omit<ComponentProps<'span'>, 'children' | 'color'>, RenderProps {
  /** A word or two. */
  children: ReactNode;
  /**
   * The variant; `glass` for a chip on a picture.
   * @default 'quiet'
   */
  variant?: ChipVariant;
  /** A tag's own colour, as a dot before the words; the words never take it. */
  color?: string | undefined;
}

/**
 * A small label: a category or a tag.
 *
 * @use Names a category or a tag; may be a link or a filter.
 * @avoid Not for a state: `Pill`. Not for a choice of one: `SegmentedControl`.
 * @heard Its word; “link” or “button” where it is one.
 * @keys follow
 * @example
 * <Chip variant="glass">Folk Tales</Chip>
 */
export function Chip({ children, variant = 'quiet', color, style, render, ...rest }: ChipProps) {
  return (
    <ChipRoot
      data-variant={variant}
      data-dotted={color ? '' : undefined}
      style={{ '--kl-dot': color, ...style }}
      {...rest}
      {...renderAs(render)}
    >
      {children}
    </ChipRoot>
  );
}
