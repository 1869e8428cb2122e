import type { StoryStructure } from '@kathaloka/contract/entities';
import { useState } from 'react';
import type { StoryEdit } from '../model/storyDraft.ts';

export interface PickedScene {
  name: string;
  /** Counts selections: a key that survives a rename, so that the focus does too. */
  visit: number;
}

/** The selected scene, as long as one of that name exists. */
export function usePickedScene({ start_node, nodes }: StoryStructure) {
  const [scene, setScene] = useState<PickedScene>({ name: start_node, visit: 0 });
  const picked = Object.hasOwn(nodes, scene.name) ? scene : undefined;

  function pick(name: string) {
    setScene((before) => (before.name === name ? before : { name, visit: before.visit + 1 }));
  }

  function follow(edit: StoryEdit) {
    if (edit.type !== 'rename scene') return;
    setScene((before) => (before.name === edit.name ? { ...before, name: edit.to.trim() } : before));
  }

  return { picked, pick, follow };
}
