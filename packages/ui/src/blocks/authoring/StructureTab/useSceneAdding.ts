import type { StoryStructure } from '@kathaloka/contract/entities';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { freeName, type StoryEdit } from '@kathaloka/story/editing';

interface SceneAdding {
  structure: StoryStructure;
  /** Returns the scenes after all edits, including those not rendered yet. */
  latest: () => StoryStructure;
  /** The name of new scenes, before the number that is appended. */
  sceneStem: string;
  nameRef: RefObject<HTMLInputElement | null>;
  edit: (change: StoryEdit) => void;
  open: (name: string) => void;
}

/** Adds scenes and choices, and focuses the field to type in next. */
export function useSceneAdding({ structure, latest, sceneStem, nameRef, edit, open }: SceneAdding) {
  /** Adds a scene. With `from`, it is the target of a new choice there, or of the choice at `index`. */
  function addScene(from?: { name: string; index?: number }) {
    const name = freeName(structure, sceneStem);
    const index = from && (from.index ?? structure.nodes[from.name]?.choices.length);
    flushSync(() =>
      edit({
        type: 'add scene',
        name,
        ...(from && index !== undefined && { from: { name: from.name, index } }),
      }),
    );
    open(name);
    // selected, so that typing replaces the name
    nameRef.current?.select();
  }

  /** Adds a row for a choice, and focuses its text. */
  function addChoice(name: string) {
    open(name);
    nameRef.current?.closest('section')?.querySelector<HTMLElement>('[data-adds-choice]')?.click();
  }

  /** Opens a scene, and focuses its text. */
  function write(name: string) {
    open(name);
    nameRef.current?.closest('section')?.querySelector<HTMLElement>('[data-scene-text]')?.focus();
  }

  /** Opens the next blank scene, or the next one if none is blank; with `isBack`, the previous scene. */
  function writeNext(from: string | undefined, isBack: boolean) {
    // applies text that its field commits only on blur, since an unmounted field does not fire blur
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const { nodes } = latest();
    const names = Object.keys(nodes);
    const at = from === undefined ? -1 : names.indexOf(from);
    const after = [...names.slice(at + 1), ...names.slice(0, at + 1)];
    const blank = after.find((name) => nodes[name]?.text.trim() === '');
    const next = isBack ? names.at(at < 0 ? -1 : at - 1) : (blank ?? after[0]);
    if (next !== undefined) write(next);
  }

  return { addScene, addChoice, write, writeNext };
}
