import type { StoryStructure } from '@kathaloka/contract/entities';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { queries } from '../../../theme/queries.ts';
import { pastedNames } from '../model/pastedScenes.ts';
import { freeName, storyDraft, type StoryEdit } from '../model/storyDraft.ts';
import { useHistory } from './useHistory.ts';
import { useSelection } from './useSelection.ts';

export const SIDES = ['edit', 'checks', 'playtest'] as const;
/** What the column beside the views shows. */
export type StudioSide = (typeof SIDES)[number];

/** The state that the three views share: the selected scenes, those to delete, and every edit. */
export function useStudio(
  structure: StoryStructure,
  onStructureChange: (structure: StoryStructure) => void,
  sceneStem: string,
) {
  const isWide = useMediaQuery(queries.desktop);
  const [scenesToDelete, setScenesToDelete] = useState<readonly string[]>([]);
  const [side, setSide] = useState<StudioSide>('edit');
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [reveal, setReveal] = useState<{ name: string; visit: number }>();
  const nameRef = useRef<HTMLInputElement>(null);
  const history = useHistory(structure, onStructureChange);
  const { selection, picked, select, follow } = useSelection(structure);

  function edit(change: StoryEdit) {
    if (history.edit(change)) follow(change);
  }

  /** Opens the inspector on a scene, with the focus on its name. */
  function open(name: string) {
    // after the field has been rendered
    flushSync(() => {
      select([name]);
      setSide('edit');
      setIsDrawerOpen(!isWide);
    });
    if (isWide) nameRef.current?.focus();
  }

  /** Brings a scene into view. */
  function show(name: string) {
    if (!Object.hasOwn(structure.nodes, name)) return;
    select([name]);
    setIsDrawerOpen(false);
    setReveal((before) => ({ name, visit: (before?.visit ?? 0) + 1 }));
  }

  /** A new scene; with `from` as the target of a new choice there, or of a choice that leads nowhere yet. */
  function addScene(from?: { name: string; index?: number }) {
    const name = freeName(structure, sceneStem);
    flushSync(() => {
      const index = from && (from.index ?? structure.nodes[from.name]?.choices.length);
      if (from && from.index === undefined) edit({ type: 'add choice', name: from.name });
      edit({
        type: 'add scene',
        name,
        ...(from && index !== undefined && { from: { name: from.name, index } }),
      });
    });
    open(name);
    // whatever is typed next is the name
    nameRef.current?.select();
  }

  /** A further choice of a scene, with the focus on its text. */
  function addChoice(name: string) {
    open(name);
    flushSync(() => edit({ type: 'add choice', name }));
    const form = nameRef.current?.closest('section');
    [...(form?.querySelectorAll<HTMLElement>('[data-choice-text]') ?? [])].at(-1)?.focus();
  }

  function paste(scenes: StoryStructure['nodes']) {
    const names = [...pastedNames(structure, scenes).values()];
    if (storyDraft(structure, { type: 'paste scenes', scenes }) === structure) return 0;
    edit({ type: 'paste scenes', scenes });
    select(names);
    return names.length;
  }

  function remove(names: readonly string[]) {
    if (names.length > 0) setScenesToDelete(names);
  }

  function openSide(next: StudioSide) {
    setSide(next);
    setIsDrawerOpen(!isWide);
  }

  return {
    ...history,
    isWide,
    scenesToDelete,
    setScenesToDelete,
    side,
    openSide,
    isDrawerOpen,
    setIsDrawerOpen,
    reveal,
    nameRef,
    selection,
    picked,
    select,
    edit,
    open,
    show,
    addScene,
    addChoice,
    paste,
    remove,
  };
}

export type Studio = ReturnType<typeof useStudio>;
