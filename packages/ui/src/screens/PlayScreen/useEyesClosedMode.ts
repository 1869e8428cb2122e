import { useState } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { queries } from '../../theme/queries.ts';
import type { EyesClosedPort } from './playProps.ts';

/** Whether the tale is read aloud, and what that changes on the screen. */
export function useEyesClosedMode(eyesClosed: EyesClosedPort | undefined) {
  const [hasVoice, setHasVoice] = useState(false);
  const isSmall = useMediaQuery(queries.smallOrLow);
  const isOn = eyesClosed?.isOn ?? false;
  return {
    isOn,
    /** Whether a voice reads everything, so that the live regions stay silent. */
    isReadAloud: isOn && hasVoice,
    setHasVoice,
    /** Whether the reading panel fills the screen, so that everything behind it is inert. */
    isCovering: isOn && hasVoice && isSmall,
    /** Starts reading aloud; undefined if that is on already, or impossible. */
    open: eyesClosed && !isOn ? () => eyesClosed.onToggle(true) : undefined,
  };
}

export type EyesClosedMode = ReturnType<typeof useEyesClosedMode>;
