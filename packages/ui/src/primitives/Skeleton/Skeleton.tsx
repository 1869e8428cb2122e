import type { ComponentProps } from 'react';
import { SkeletonRoot } from './Skeleton.styles.ts';

export const SKELETON_SHAPES = ['line', 'title', 'block', 'circle'] as const;
export type SkeletonShape = (typeof SKELETON_SHAPES)[number];

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * The shape of the loading content: a line of text, a title, a picture that fills its frame, or an avatar.
   * @default 'line'
   */
  shape?: SkeletonShape;
  /** The width, in per cent. */
  width?: number;
}

/**
 * A placeholder for loading content. Say what is loading in a text: screen readers do not see the skeleton.
 *
 * @use Holds the place of loading content, in its shape.
 * @avoid Not for a whole page: `LoadingScreen`. Not for a running turn: `ThinkingIndicator`.
 * @heard Nothing: a `LiveRegion` beside it says that something loads.
 * @keys none
 * @example
 * <Skeleton shape="title" width={60} />
 */
export function Skeleton({ shape = 'line', width, style, ...rest }: SkeletonProps) {
  return (
    <SkeletonRoot
      aria-hidden
      data-shape={shape}
      style={{ '--kl-width': width && `${width}%`, ...style }}
      {...rest}
    />
  );
}
