import { useMemo } from 'react';
import type { Tellings } from '../../blocks/play/PlayLog/TellingSwitch.tsx';
import type { PlaySessionProps } from './playProps.ts';

const NONE: readonly string[] = [];

/** The tellings of the newest part as numbers, and back; nothing where there is only one, or no way to another. */
export function useTellings({
  tellings = NONE,
  currentTelling,
  onChooseTelling,
}: Pick<PlaySessionProps, 'tellings' | 'currentTelling' | 'onChooseTelling'>) {
  const count = tellings.length;
  const found = currentTelling === undefined ? -1 : tellings.indexOf(currentTelling);
  const number = found === -1 ? count : found + 1;
  const hasSeveral = count > 1 && onChooseTelling !== undefined;
  const shown = useMemo<Tellings | undefined>(
    () => (hasSeveral ? { number, count } : undefined),
    [hasSeveral, number, count],
  );

  function chooseTelling(chosen: number) {
    const id = tellings[chosen - 1];
    if (id !== undefined) onChooseTelling?.(id);
  }

  return { tellings: shown, chooseTelling };
}
