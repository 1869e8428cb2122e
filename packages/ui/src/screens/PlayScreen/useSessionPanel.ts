import { useEffect, useEffectEvent } from 'react';
import type { PlaySessionProps } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';

/**
 * The state of the panel "Your tale"; its map is fetched when it opens, after each turn, and when a lost
 * connection is back.
 */
export function useSessionPanel(
  { session, isOffline, actions }: Pick<PlaySessionProps, 'session' | 'isOffline' | 'actions'>,
  { panel, openSession, closePanel }: PlayPanels,
) {
  const { openMap, openMemory } = actions;
  const newest = session.entries.findLast(({ turn_id }) => turn_id !== undefined)?.turn_id;
  const fetchAgain = useEffectEvent(() => {
    if (panel !== 'session') return;
    openMap?.();
    if (session.memory?.data) openMemory?.();
  });
  useEffect(() => {
    if (newest !== undefined && !isOffline) fetchAgain();
  }, [newest, isOffline]);

  if (!openMap) return { isShown: false, toggle: undefined };
  const isShown = panel === 'session';

  function open() {
    openMap?.();
    openSession();
  }

  return { isShown, toggle: isShown ? closePanel : open };
}
