import type { ReactNode } from 'react';
import { BadgeRoot } from './Badge.styles.ts';

export const BADGE_TONES = ['gold', 'sindoor', 'peacock', 'green', 'yellow', 'red', 'blue', 'grey'] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];

export interface BadgeProps {
  /** One or two words that say what is so; the tone repeats it, and never says it alone. */
  children: ReactNode;
  /** `gold` is for Featured, `sindoor` for Premium; the others rank or sort. */
  tone?: BadgeTone;
  /** An icon before the words. */
  icon?: ReactNode;
}

/** What is so about a thing: featured, premium, hard. What it is about is a `Chip`; where it stands, a `Pill`. */
export function Badge({ children, tone = 'grey', icon }: BadgeProps) {
  return (
    <BadgeRoot data-tone={tone}>
      {icon}
      {children}
    </BadgeRoot>
  );
}
