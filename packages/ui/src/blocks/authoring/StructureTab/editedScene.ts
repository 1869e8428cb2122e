import type { Language } from '@kathaloka/contract/entities';
import type { SceneProps } from '../SceneInspector/useSceneParts.tsx';
import type { StructureTabProps } from './structureTabProps.ts';
import type { Studio } from './useStudio.ts';

type Given =
  | 'structure'
  | 'findings'
  | 'reach'
  | 'modelPhrases'
  | 'onPlayFrom'
  | 'loreCards'
  | 'onLoreCardsChange'
  | 'depiction'
  | 'onDepictionChange';

interface SceneOptions extends Pick<StructureTabProps, Given> {
  studio: Studio;
  language: Language;
}

/** The scene that is edited, and what its fields need, beside the graph or in the writing room. */
export interface EditedScene {
  readonly visit: number;
  readonly fields: SceneProps;
}

export function editedScene({ studio, onPlayFrom, ...shared }: SceneOptions): EditedScene | undefined {
  const { picked } = studio;
  if (!picked) return undefined;
  const { name, visit } = picked;
  function playFrom() {
    onPlayFrom?.(name);
    studio.leaveRoom();
    studio.openSide('playtest');
  }
  return {
    visit,
    fields: {
      ...shared,
      name,
      nameRef: studio.nameRef,
      onPlayFrom: onPlayFrom && playFrom,
      onEdit: studio.edit,
      onAddScene: (index) => studio.addScene({ name, index }),
      onGoTo: studio.write,
      onDelete: () => studio.remove([name]),
    },
  };
}
