import type { StoryStructure } from '@kathaloka/contract/entities';
import { useMemo, useState } from 'react';
import type { StoryEdit } from '@kathaloka/story/editing';

export interface PickedScene {
  name: string;
  /** Counts selections: a key that survives a rename, so that the focus survives it too. */
  visit: number;
}

/** The selected scenes that still exist. A single selected scene is the edited one. */
export function useSelection({ start_node, nodes }: StoryStructure) {
  const [state, setState] = useState({ names: [start_node], visit: 0 });
  const selection = useMemo(() => state.names.filter((name) => Object.hasOwn(nodes, name)), [state, nodes]);
  const [name] = selection;
  const picked: PickedScene | undefined =
    name !== undefined && selection.length === 1 ? { name, visit: state.visit } : undefined;

  function select(names: readonly string[]) {
    setState(({ names: before, visit }) => {
      const isSame = before.length === 1 && names.length === 1 && before[0] === names[0];
      return { names: [...names], visit: isSame ? visit : visit + 1 };
    });
  }

  function follow(edit: StoryEdit) {
    if (edit.type !== 'rename scene') return;
    const to = edit.to.trim();
    setState((before) => ({
      ...before,
      names: before.names.map((known) => (known === edit.name ? to : known)),
    }));
  }

  return { selection, picked, select, follow };
}
