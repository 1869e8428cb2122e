import type { ReactNode } from 'react';
import { Dot, PillRoot } from './Pill.styles.ts';

export const PILL_TONES = ['grey', 'green', 'yellow', 'red', 'blue'] as const;
export type PillTone = (typeof PILL_TONES)[number];

export interface PillProps {
  /** Where the thing stands, in a word or two; the tone repeats it, and never says it alone. */
  children: ReactNode;
  /** Green is done, blue waits, yellow and red ask for something. */
  tone?: PillTone;
  /** An icon in place of the dot. */
  icon?: ReactNode;
}

/** Where a thing stands on its way: draft, in review, published. */
export function Pill({ children, tone = 'grey', icon }: PillProps) {
  return (
    <PillRoot data-tone={tone}>
      {icon ?? <Dot aria-hidden />}
      {children}
    </PillRoot>
  );
}
