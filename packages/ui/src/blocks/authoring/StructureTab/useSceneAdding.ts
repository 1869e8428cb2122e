import type { StoryStructure } from '@kathaloka/contract/entities';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { freeName, type StoryEdit } from '../model/storyDraft.ts';

interface SceneAdding {
  structure: StoryStructure;
  /** How a new scene is called, before the number that tells it from the others. */
  sceneStem: string;
  nameRef: RefObject<HTMLInputElement | null>;
  edit: (change: StoryEdit) => void;
  open: (name: string) => void;
}

/** Adds scenes and choices, and puts the focus where their author goes on typing. */
export function useSceneAdding({ structure, sceneStem, nameRef, edit, open }: SceneAdding) {
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

  return { addScene, addChoice };
}
