import { useState } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { queries } from '../../theme/queries.ts';
import type { EyesClosedPort } from './playProps.ts';

/** Whether the tale is heard, and what that changes on the screen. */
export function useHearing(eyesClosed: EyesClosedPort | undefined) {
  const [isHeard, setIsHeard] = useState(false);
  const isSmall = useMediaQuery(queries.smallOrLow);
  const isOn = eyesClosed?.isOn ?? false;
  return {
    isOn,
    /** Whether a voice says all that is told: then nothing else announces it. */
    isHeard: isOn && isHeard,
    setIsHeard,
    /** Whether it fills the screen: what is behind it is neither touched nor read. */
    isCovering: isOn && isHeard && isSmall,
    /** Begins it; undefined where it is on, or cannot be. */
    open: eyesClosed && !isOn ? () => eyesClosed.onToggle(true) : undefined,
  };
}

export type Hearing = ReturnType<typeof useHearing>;
