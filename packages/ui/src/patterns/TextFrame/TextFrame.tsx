import type { ComponentProps, ReactNode } from 'react';
import { renderAs, type RenderProps } from '../../element/renderAs.tsx';
import { TextFrameRoot } from './TextFrame.styles.ts';

export const TEXT_FRAME_GROUNDS = ['surface', 'glass', 'none'] as const;
export type TextFrameGround = (typeof TEXT_FRAME_GROUNDS)[number];

export interface TextFrameProps extends Omit<ComponentProps<'div'>, 'children'>, RenderProps {
  /** Text to read. */
  children: ReactNode;
  /**
   * The background: a surface of its own, glass over a picture, or the page.
   * @default 'surface'
   */
  ground?: TextFrameGround;
}

/**
 * A container for story text, marked by double vermilion rules at both sides.
 *
 * @use Puts the text of a story on a page, to be read.
 * @avoid Not for controls: `Panel`.
 * @heard Its content; the frame is silent.
 * @keys none
 * @example
 * <TextFrame ground="glass">
 *   <p>The ferryman holds out his hand.</p>
 * </TextFrame>
 */
export function TextFrame({ children, ground = 'surface', render, ...rest }: TextFrameProps) {
  return (
    <TextFrameRoot data-ground={ground} {...rest} {...renderAs(render)}>
      {children}
    </TextFrameRoot>
  );
}
