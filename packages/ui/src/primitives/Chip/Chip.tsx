import type { ReactNode } from 'react';
import { ChipRoot } from './Chip.styles.ts';

export const CHIP_VARIANTS = ['quiet', 'glass'] as const;
export type ChipVariant = (typeof CHIP_VARIANTS)[number];

export interface ChipProps {
  /** A word or two. */
  children: ReactNode;
  /** `glass` is for a chip that lies on a picture. */
  variant?: ChipVariant;
}

/** A small label: a category or a tag. */
export function Chip({ children, variant = 'quiet' }: ChipProps) {
  return <ChipRoot data-variant={variant}>{children}</ChipRoot>;
}
