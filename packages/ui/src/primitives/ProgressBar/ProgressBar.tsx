import type { ComponentProps } from 'react';
import { ProgressBarRoot } from './ProgressBar.styles.ts';

export const PROGRESS_TONES = ['active', 'success', 'neutral'] as const;
export type ProgressTone = (typeof PROGRESS_TONES)[number];

export interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'children' | 'value' | 'max'> {
  /** The accessible name: the thing that makes progress. */
  label: string;
  /** The current value. */
  value: number;
  /**
   * The maximum.
   * @default 100
   */
  max?: number;
  /**
   * The state: `success` is done, `neutral` is not open yet.
   * @default 'active'
   */
  tone?: ProgressTone;
}

/**
 * The progress of something, as a bar. Show the figures beside it as text.
 *
 * @use Shows the progress of something whose end is known.
 * @avoid Not while the end is unknown: `LoadingScreen` or `Skeleton`.
 * @heard The label, “progress bar” and the value in per cent.
 * @keys none
 * @example
 * <ProgressBar label="Level 3" value={40} />
 */
export function ProgressBar({ label, value, max = 100, tone = 'active', ...rest }: ProgressBarProps) {
  return (
    <ProgressBarRoot aria-label={label} value={Math.min(value, max)} max={max} data-tone={tone} {...rest} />
  );
}
