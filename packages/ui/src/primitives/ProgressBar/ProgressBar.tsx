import { ProgressBarRoot } from './ProgressBar.styles.ts';

export const PROGRESS_TONES = ['gold', 'success', 'quiet'] as const;
export type ProgressTone = (typeof PROGRESS_TONES)[number];

export interface ProgressBarProps {
  /** What moves forward: its accessible name. */
  label: string;
  /** How far it is. */
  value: number;
  /** Where it ends. */
  max?: number;
  /** `success` is done; `quiet` is not open yet. */
  tone?: ProgressTone;
}

/** How far something is, as a bar. The figures stand beside it in words. */
export function ProgressBar({ label, value, max = 100, tone = 'gold' }: ProgressBarProps) {
  return <ProgressBarRoot aria-label={label} value={Math.min(value, max)} max={max} data-tone={tone} />;
}
