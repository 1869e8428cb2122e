import { useEffect, useEffectEvent } from 'react';
import { isTale } from '../../blocks/play/logEntry.ts';
import type { PlaySessionProps } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';

/** The way to what shaped the newest part, where the app knows it; fetched when the panel opens, and after each part. */
export function useReasonsPanel(
  { entries, onOpenReasons }: Pick<PlaySessionProps, 'entries' | 'onOpenReasons'>,
  { panel, openReasons, closePanel }: PlayPanels,
) {
  const newest = entries.findLast((entry) => isTale(entry) && entry.turn_id !== undefined)?.turn_id;
  const fetchAgain = useEffectEvent(() => {
    if (panel === 'why' && newest !== undefined) onOpenReasons?.(newest);
  });
  useEffect(() => {
    if (newest !== undefined) fetchAgain();
  }, [newest]);

  if (!onOpenReasons) return { isShown: false, retry: undefined, toggle: undefined };
  const isShown = panel === 'why';

  function open() {
    if (newest === undefined) return;
    onOpenReasons?.(newest);
    openReasons();
  }

  return { isShown, retry: open, toggle: isShown ? closePanel : open };
}

export type ReasonsPanel = ReturnType<typeof useReasonsPanel>;
