import type { ComponentProps } from 'react';
import { SkeletonRoot } from './Skeleton.styles.ts';

export const SKELETON_SHAPES = ['line', 'title', 'block', 'circle'] as const;
export type SkeletonShape = (typeof SKELETON_SHAPES)[number];

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * What it stands for: a line of text, a title, a picture that fills its frame, or an avatar.
   * @default 'line'
   */
  shape?: SkeletonShape;
  /** Its share of the width, in per cent. */
  width?: number;
}

/**
 * A placeholder for something that is loading. Say in words what is loading; the skeleton itself is hidden from screen readers.
 *
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
