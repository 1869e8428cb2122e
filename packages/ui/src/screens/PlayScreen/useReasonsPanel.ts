import { useEffect, useEffectEvent } from 'react';
import { isNarrated } from '../../blocks/play/logEntry.ts';
import type { PlayActions } from '../../blocks/play/playActions.ts';
import type { PlayedSession } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';

/** The state of the panel "Why this?"; its reasons are fetched when it opens, and after each turn. */
export function useReasonsPanel(
  { entries }: Pick<PlayedSession, 'entries'>,
  { openReasons: fetchReasons }: Pick<PlayActions, 'openReasons'>,
  { panel, openReasons, closePanel }: PlayPanels,
) {
  // undefined while the turn is being told; its reasons are fetched afterwards
  const newest = entries.findLast(isNarrated)?.turn_id;
  const isShown = panel === 'why' && fetchReasons !== undefined;

  function ask() {
    if (newest !== undefined) fetchReasons?.(newest);
  }

  const askAgain = useEffectEvent(() => {
    if (isShown) ask();
  });
  useEffect(() => {
    if (newest !== undefined) askAgain();
  }, [newest]);

  function open() {
    ask();
    openReasons();
  }

  return {
    isShown,
    isRunning: newest === undefined,
    retry: ask,
    toggle: fetchReasons && (isShown ? closePanel : open),
  };
}

export type ReasonsPanel = ReturnType<typeof useReasonsPanel>;
