import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStableHandler } from '../../../hooks/useStableHandler.ts';
import { placeMissingScenes } from './placeMissingScenes.ts';
import { resolveOverlaps } from './resolveOverlaps.ts';
import type { CardSize, Point } from './layout.ts';
import { cardSize, metricsOf } from '../cards/sceneCards.ts';

type Places = ReadonlyMap<string, Point>;

interface ScenePlacesInput {
  structure: StoryStructure;
  /** The stored places. */
  positions: Places;
  language: Language;
  /** The width of the canvas divided by its height, at the time of a layout. */
  shapeOf: () => number;
  /** Called with the places that the layout has computed. */
  onArrange: (places: Places) => void;
}

const NO_SCENE = { text: '', choices: [] };

/**
 * The places of the scenes. A scene without a place gets one immediately. A story without any places is also
 * laid out by the worker, and so is one whose author requests it.
 */
export function useScenePlaces({ structure, positions, language, shapeOf, onArrange }: ScenePlacesInput) {
  const [attempt, setAttempt] = useState(0);
  const tell = useStableHandler(onArrange);
  const added = useMemo(
    () => placeMissingScenes(structure, positions, sizesOf(structure, language)),
    [structure, positions, language],
  );
  const [awaitsLayout, setAwaitsLayout] = useState(positions.size === 0 && added.size > 0);
  const [isArranging, setIsArranging] = useState(awaitsLayout);

  const drawn = useRoomForGrowth({ structure, positions, language, tell });

  // a first placement is not stored: the next visit computes the layout if this page is left too early
  useEffect(() => {
    if (added.size > 0 && !awaitsLayout) tell(added);
  }, [added, awaitsLayout, tell]);

  useEffect(() => {
    if (!awaitsLayout && attempt === 0) return undefined;
    const controller = new AbortController();
    setIsArranging(true);
    const work = async () => {
      const places = await arranged(structure, sizesOf(structure, language), shapeOf(), controller.signal);
      if (controller.signal.aborted) return;
      setIsArranging(false);
      setAwaitsLayout(false);
      if (places) tell(withRoom(places, { from: structure, to: drawn.current, language }));
    };
    void work();
    return () => controller.abort();
    // an edit of the story does not move visible cards: only a new canvas, or a request, starts a layout
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt]);

  const places = useMemo(
    () => (added.size === 0 ? positions : new Map([...positions, ...added])),
    [added, positions],
  );
  return { places, isArranging, tidy: () => setAttempt((count) => count + 1) };
}

/** Moves only the cards that a grown card would cover. Returns a ref to the latest structure. */
function useRoomForGrowth({
  structure,
  positions,
  language,
  tell,
}: Pick<ScenePlacesInput, 'structure' | 'positions' | 'language'> & {
  tell: (places: Places) => void;
}): RefObject<StoryStructure> {
  const before = useRef(structure);
  useLayoutEffect(() => {
    const [was, is] = [sizesOf(before.current, language), sizesOf(structure, language)];
    before.current = structure;
    const moved = resolveOverlaps(structure, positions, was, is);
    if (moved.size > 0) tell(moved);
  }, [structure, positions, language, tell]);
  return before;
}

interface Growth {
  from: StoryStructure;
  to: StoryStructure;
  language: Language;
}

/** The places of a layout, with room for cards that have grown during its computation. */
function withRoom(places: Places, { from, to, language }: Growth): Places {
  return new Map([...places, ...resolveOverlaps(to, places, sizesOf(from, language), sizesOf(to, language))]);
}

function sizesOf({ nodes }: StoryStructure, language: Language): (name: string) => CardSize {
  const metrics = metricsOf(language);
  return (name) => cardSize(Object.hasOwn(nodes, name) ? nodes[name]! : NO_SCENE, metrics);
}

/** The places of a new layout; undefined if it fails, so that the first placement stays. */
async function arranged(
  structure: StoryStructure,
  sizeOf: (name: string) => CardSize,
  aspectRatio: number,
  signal: AbortSignal,
): Promise<Places | undefined> {
  try {
    const { arrange } = await import('./elkLayout.ts');
    return await arrange(structure, sizeOf, aspectRatio, signal);
  } catch {
    return undefined;
  }
}
