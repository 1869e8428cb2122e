import { useMemo } from 'react';
import type { PlayActions } from '../../blocks/play/playActions.ts';
import type { Retellings } from '../../blocks/play/PlayLog/entries/RetellingSwitch.tsx';
import type { PlayedSession } from './playProps.ts';

const NONE: readonly string[] = [];

/** The tellings of the newest turn by number; undefined if there is only one, or no way to switch. */
export function useRetellings(
  turn: PlayedSession['newest_turn'],
  { chooseRetelling }: Pick<PlayActions, 'chooseRetelling'>,
) {
  const ids = turn?.tellings ?? NONE;
  const count = ids.length;
  const number = turn ? ids.indexOf(turn.id) + 1 : count;
  const hasSeveral = count > 1 && chooseRetelling !== undefined;
  const retellings = useMemo<Retellings | undefined>(
    () => (hasSeveral ? { number, count } : undefined),
    [hasSeveral, number, count],
  );

  function choose(chosen: number) {
    const id = ids[chosen - 1];
    if (id !== undefined) chooseRetelling?.(id);
  }

  return { retellings, chooseRetelling: choose };
}
