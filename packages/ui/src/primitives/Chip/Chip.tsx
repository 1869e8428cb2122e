import type { ReactNode } from 'react';
import { ChipRoot } from './Chip.styles.ts';

export const CHIP_VARIANTS = ['quiet', 'glass'] as const;
export type ChipVariant = (typeof CHIP_VARIANTS)[number];

export interface ChipProps {
  /** A word or two. */
  children: ReactNode;
  /** `glass` is for a chip that lies on a picture. */
  variant?: ChipVariant;
  /** A tag's own colour, as a dot before the words; the words never take it. */
  color?: string | undefined;
}

/** A small label: a category or a tag. */
export function Chip({ children, variant = 'quiet', color }: ChipProps) {
  return (
    <ChipRoot data-variant={variant} data-dotted={color ? '' : undefined} style={{ '--dot': color }}>
      {children}
    </ChipRoot>
  );
}
