import { useEffect, useEffectEvent } from 'react';
import { isTale } from '../../blocks/play/logEntry.ts';
import type { PlaySessionProps } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';

/** The way to what shaped the newest part, where the app knows it; fetched when the panel opens, and after each part. */
export function useReasonsPanel(
  { entries, onOpenReasons }: Pick<PlaySessionProps, 'entries' | 'onOpenReasons'>,
  { panel, openReasons, closePanel }: PlayPanels,
) {
  // undefined while that part is told: its reasons are fetched as soon as it has been
  const newest = entries.findLast(isTale)?.turn_id;
  const isShown = panel === 'why' && onOpenReasons !== undefined;

  function ask() {
    if (newest !== undefined) onOpenReasons?.(newest);
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
    isTelling: newest === undefined,
    retry: ask,
    toggle: onOpenReasons && (isShown ? closePanel : open),
  };
}

export type ReasonsPanel = ReturnType<typeof useReasonsPanel>;
