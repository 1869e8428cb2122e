import type { StoryStructure } from '@kathaloka/contract/entities';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { queries } from '../../../theme/queries.ts';
import { freeName, storyDraft, type StoryEdit } from '../model/storyDraft.ts';
import { usePickedScene } from './usePickedScene.ts';
import { useScenePlaces } from './useScenePlaces.ts';

/** The state that the three views share: the selected scene, the one to delete, and every edit. */
export function useStudio(structure: StoryStructure, onStructureChange: (structure: StoryStructure) => void) {
  const isWide = useMediaQuery(queries.desktop);
  const [sceneToDelete, setSceneToDelete] = useState<string>();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const nameRef = useRef<HTMLInputElement>(null);
  const { picked, pick, follow } = usePickedScene(structure);
  const places = useScenePlaces();

  function edit(change: StoryEdit) {
    const next = storyDraft(structure, change);
    if (next === structure) return;
    follow(change);
    places.follow(change);
    onStructureChange(next);
  }

  function open(name: string) {
    // after the field has been rendered
    flushSync(() => {
      pick(name);
      setIsDrawerOpen(!isWide);
    });
    if (isWide) nameRef.current?.focus();
  }

  function addScene(stem: string) {
    const name = freeName(structure, stem);
    flushSync(() => edit({ type: 'add scene', name }));
    open(name);
  }

  return {
    isWide,
    sceneToDelete,
    setSceneToDelete,
    isDrawerOpen,
    setIsDrawerOpen,
    nameRef,
    picked,
    pick,
    places,
    edit,
    open,
    addScene,
  };
}

export type Studio = ReturnType<typeof useStudio>;
