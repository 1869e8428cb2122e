import { HINT_INTERVAL_MS, HINT_PULSE_MS, HINT_PULSES } from '@kathaloka/contract/limits';
import { useEffect, useState } from 'react';

export interface HintPulseOptions {
  isOn: boolean;
  /** The time from the start of one pulse to the next. */
  intervalMs?: number | undefined;
  /** How long a pulse lasts. */
  pulseMs?: number | undefined;
}

/** Returns true during each pulse of the hint: a few times, with long pauses. */
export function useHintPulse({
  isOn,
  intervalMs = HINT_INTERVAL_MS,
  pulseMs = HINT_PULSE_MS,
}: HintPulseOptions): boolean {
  const [isPulsing, setIsPulsing] = useState(false);

  useEffect(() => {
    if (!isOn) return undefined;
    let given = 0;
    let pulse: ReturnType<typeof setTimeout> | undefined;
    const timer = setInterval(() => {
      given += 1;
      setIsPulsing(true);
      pulse = setTimeout(() => setIsPulsing(false), pulseMs);
      if (given === HINT_PULSES) clearInterval(timer);
    }, intervalMs);
    return () => {
      clearInterval(timer);
      clearTimeout(pulse);
      setIsPulsing(false);
    };
  }, [isOn, intervalMs, pulseMs]);

  return isOn && isPulsing;
}
