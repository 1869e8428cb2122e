import { useEffect, useEffectEvent } from 'react';
import type { PlaySessionProps } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';

/**
 * The way to the player's own tale, where the app has a map of it; fetched when the panel opens, after each part, and when a lost
 * connection is back.
 */
export function useSessionPanel(
  { entries, isOffline, onOpenMap }: Pick<PlaySessionProps, 'entries' | 'isOffline' | 'onOpenMap'>,
  { panel, openSession, closePanel }: PlayPanels,
) {
  const newest = entries.findLast(({ turn_id }) => turn_id !== undefined)?.turn_id;
  const fetchAgain = useEffectEvent(() => {
    if (panel === 'session') onOpenMap?.();
  });
  useEffect(() => {
    if (newest !== undefined && !isOffline) fetchAgain();
  }, [newest, isOffline]);

  if (!onOpenMap) return { isShown: false, open: undefined, toggle: undefined };
  const isShown = panel === 'session';

  function open() {
    onOpenMap?.();
    openSession();
  }

  return { isShown, open, toggle: isShown ? closePanel : open };
}
