import type { ComponentProps } from 'react';
import { ProgressBarRoot } from './ProgressBar.styles.ts';

export const PROGRESS_TONES = ['active', 'success', 'neutral'] as const;
export type ProgressTone = (typeof PROGRESS_TONES)[number];

export interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'children' | 'value' | 'max'> {
  /** What moves forward: its accessible name. */
  label: string;
  /** How far it is. */
  value: number;
  /**
   * Where it ends.
   * @default 100
   */
  max?: number;
  /**
   * `success` is done; `neutral` is not open yet.
   * @default 'active'
   */
  tone?: ProgressTone;
}

/**
 * How far something is, as a bar. The figures stand beside it in words.
 *
 * @example
 * <ProgressBar label="Level 3" value={40} />
 */
export function ProgressBar({ label, value, max = 100, tone = 'active', ...rest }: ProgressBarProps) {
  return (
    <ProgressBarRoot aria-label={label} value={Math.min(value, max)} max={max} data-tone={tone} {...rest} />
  );
}
