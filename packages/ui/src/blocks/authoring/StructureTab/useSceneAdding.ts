import type { StoryStructure } from '@kathaloka/contract/entities';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { freeName, type StoryEdit } from '@kathaloka/story/editing';

interface SceneAdding {
  structure: StoryStructure;
  /** The base name of new scenes, before their number. */
  sceneStem: string;
  nameRef: RefObject<HTMLInputElement | null>;
  edit: (change: StoryEdit) => void;
  open: (name: string) => void;
}

/** Adds scenes and choices, and focuses the field to type in next. */
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
    // select the name, so that typing replaces it
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
