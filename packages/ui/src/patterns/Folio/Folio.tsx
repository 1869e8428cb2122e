import type { ComponentProps, ReactNode } from 'react';
import { renderAs, type RenderProps } from '../../element/renderAs.tsx';
import { FolioRoot } from './Folio.styles.ts';

export const FOLIO_GROUNDS = ['surface', 'glass', 'none'] as const;
export type FolioGround = (typeof FOLIO_GROUNDS)[number];

export interface FolioProps extends Omit<ComponentProps<'div'>, 'children'>, RenderProps {
  /** Text to read. */
  children: ReactNode;
  /** Its background: a surface of its own, glass over a picture, or the page. */
  ground?: FolioGround;
}

/** A container for story text, marked by double vermilion rules at both sides. */
export function Folio({ children, ground = 'surface', render, ...rest }: FolioProps) {
  return (
    <FolioRoot data-ground={ground} {...rest} {...renderAs(render)}>
      {children}
    </FolioRoot>
  );
}
