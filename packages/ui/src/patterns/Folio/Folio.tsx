import type { ComponentProps, ReactNode } from 'react';
import { renderAs, type RenderProps } from '../../element/renderAs.tsx';
import { FolioRoot } from './Folio.styles.ts';

export const FOLIO_GROUNDS = ['surface', 'glass', 'none'] as const;
export type FolioGround = (typeof FOLIO_GROUNDS)[number];

export interface FolioProps extends Omit<ComponentProps<'div'>, 'children'>, RenderProps {
  /** Text to read. */
  children: ReactNode;
  /** What it lies on: a surface of its own, glass over a picture, or the page. */
  ground?: FolioGround;
}

/** A leaf of the book: the double vermilion rules at both sides say that this is text to read. */
export function Folio({ children, ground = 'surface', render, ...rest }: FolioProps) {
  return (
    <FolioRoot data-ground={ground} {...rest} {...renderAs(render)}>
      {children}
    </FolioRoot>
  );
}
