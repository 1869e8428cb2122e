import type { StoryStructure } from '@kathaloka/contract/entities';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { freeName, storyDraft, type StoryEdit } from '../model/storyDraft.ts';
import { usePickedScene } from './usePickedScene.ts';
import { useScenePlaces } from './useScenePlaces.ts';

const WIDE = '(min-width: 1024px)';

/** What the three views share: the scene that is picked, the one that may be deleted, and every edit. */
export function useStudio(structure: StoryStructure, onChange: (structure: StoryStructure) => void) {
  const isWide = useMediaQuery(WIDE);
  const [doomed, setDoomed] = useState<string>();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const nameRef = useRef<HTMLInputElement>(null);
  const { picked, pick, follow } = usePickedScene(structure);
  const places = useScenePlaces();

  function edit(change: StoryEdit) {
    const next = storyDraft(structure, change);
    if (next === structure) return;
    follow(change);
    places.follow(change);
    onChange(next);
  }

  function open(name: string) {
    // the field is there before it is given focus
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
    doomed,
    setDoomed,
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
