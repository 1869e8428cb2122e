import type { ReactNode } from 'react';
import { FolioRoot } from './Folio.styles.ts';

export const FOLIO_GROUNDS = ['surface', 'glass', 'none'] as const;
export type FolioGround = (typeof FOLIO_GROUNDS)[number];

export interface FolioProps {
  /** Text to read. */
  children: ReactNode;
  /** What it lies on: a surface of its own, glass over a picture, or the page. */
  ground?: FolioGround;
}

/** A leaf of the book: the double vermilion rules at both sides say that this is text to read. */
export function Folio({ children, ground = 'surface' }: FolioProps) {
  return <FolioRoot data-ground={ground}>{children}</FolioRoot>;
}
