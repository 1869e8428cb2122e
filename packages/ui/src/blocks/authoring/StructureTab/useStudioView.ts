import { useEffect, useEffectEvent, useState } from 'react';
import type { StructureTabProps } from './structureTabProps.ts';
import type { Studio } from './useStudio.ts';

/** The present view, and what is opened over it. */
export function useStudioView(
  studio: Studio,
  { initialView, shown }: Pick<StructureTabProps, 'initialView' | 'shown'>,
) {
  const [chosenView, setChosenView] = useState(initialView);
  const [isSearching, setIsSearching] = useState(false);
  const [areKeysOpen, setAreKeysOpen] = useState(false);
  const [showsVisits, setShowsVisits] = useState(false);
  const view = chosenView ?? (studio.isWide ? 'graph' : 'outline');
  const find = view === 'json' ? studio.open : studio.show;

  const showAsked = useEffectEvent(() => shown && find(shown.name));
  useEffect(() => {
    if (shown) showAsked();
  }, [shown]);

  return {
    view,
    setView: setChosenView,
    /** Brings a scene into view; the text of the JSON shows none, so there it is opened. */
    find,
    isSearching,
    setIsSearching,
    areKeysOpen,
    setAreKeysOpen,
    showsVisits,
    setShowsVisits,
  };
}

export type StudioView = ReturnType<typeof useStudioView>;
