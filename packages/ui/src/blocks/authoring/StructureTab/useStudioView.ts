import { useEffect, useEffectEvent, useState } from 'react';
import type { UnfinishedJson } from '../JsonView/JsonView.tsx';
import type { StructureTabProps } from './structureTabProps.ts';
import type { Studio } from './useStudio.ts';

type ViewProps = Pick<
  StructureTabProps,
  'initialView' | 'shown' | 'unfinishedJson' | 'onUnfinishedJsonChange'
>;

/** The current view, and the dialogs over it. */
export function useStudioView(
  studio: Studio,
  { initialView, shown, unfinishedJson, onUnfinishedJsonChange }: ViewProps,
) {
  // start with the JSON view if its text is unreadable
  const [chosenView, setChosenView] = useState(unfinishedJson ? 'json' : initialView);
  const [unfinished, setUnfinished] = useState(unfinishedJson);
  const [isSearching, setIsSearching] = useState(false);
  const [areKeysOpen, setAreKeysOpen] = useState(false);
  const [isSeriesOpen, setIsSeriesOpen] = useState(false);
  const [showsVisits, setShowsVisits] = useState(false);
  const view = chosenView ?? (studio.isWide ? 'graph' : 'outline');
  const find = view === 'json' ? studio.open : studio.show;

  const showRequested = useEffectEvent(() => shown && find(shown.name));
  useEffect(() => {
    if (shown) showRequested();
  }, [shown]);

  return {
    view,
    setView: setChosenView,
    json: {
      unfinished,
      onUnfinishedChange(next: UnfinishedJson | undefined) {
        setUnfinished(next);
        onUnfinishedJsonChange?.(next);
      },
    },
    /** Scrolls to a scene; the JSON view, which cannot, opens it in the inspector. */
    find,
    isSearching,
    setIsSearching,
    areKeysOpen,
    setAreKeysOpen,
    isSeriesOpen,
    setIsSeriesOpen,
    showsVisits,
    setShowsVisits,
  };
}

export type StudioView = ReturnType<typeof useStudioView>;
