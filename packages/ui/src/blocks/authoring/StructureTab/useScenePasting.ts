import type { StoryStructure } from '@kathaloka/contract/entities';
import { pastedNames, scenesIn, storyDraft, type StoryEdit } from '@kathaloka/story/editing';

interface ScenePasting {
  structure: StoryStructure;
  edit: (change: StoryEdit) => void;
  select: (names: readonly string[]) => void;
}

/** Pastes scenes, selects them, and returns their number. */
export function useScenePasting({ structure, edit, select }: ScenePasting) {
  function paste(scenes: StoryStructure['nodes']): number {
    const names = [...pastedNames(structure, scenes).values()];
    if (storyDraft(structure, { type: 'paste scenes', scenes }) === structure) return 0;
    edit({ type: 'paste scenes', scenes });
    select(names);
    return names.length;
  }

  /** Pastes prose with headings or links. */
  function pasteProse(prose: string): number {
    const scenes = scenesIn(prose);
    if (!scenes) return 0;
    const { nodes } = storyDraft(structure, { type: 'write', scenes });
    const added = Object.keys(nodes).filter((name) => !Object.hasOwn(structure.nodes, name));
    edit({ type: 'write', scenes });
    select(added);
    return added.length;
  }

  return { paste, pasteProse };
}
