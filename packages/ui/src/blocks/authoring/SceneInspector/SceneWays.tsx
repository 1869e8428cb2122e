import type { StoryNode } from '@kathaloka/contract/entities';
import type { Finding } from '@kathaloka/story';
import type { SceneChanges, StoryEdit, StoryNames } from '@kathaloka/story/editing';
import type { CheckedReach } from './ChoiceReachLine.tsx';
import type { ModelPhrases } from './modelPhrases.ts';
import type { OwnLanguage } from './ownLanguage.ts';
import { SceneChoices } from './SceneChoices.tsx';
import { SceneTelling } from './SceneTelling.tsx';
import { SceneTime } from './SceneTime.tsx';
import { SceneVariants } from './SceneVariants.tsx';

interface SceneWaysProps {
  name: string;
  scene: StoryNode;
  /** The names of all scenes. */
  scenes: readonly string[];
  names: StoryNames;
  ownLanguage: OwnLanguage;
  modelPhrases: ModelPhrases | undefined;
  /** What the choices of the story change. */
  reach: CheckedReach | undefined;
  /** What the checks say of the scene. */
  findings: readonly Finding[];
  onEdit: (edit: StoryEdit) => void;
  onAddScene: ((choice: number) => void) | undefined;
  onGoTo: ((name: string) => void) | undefined;
}

/** What leads on from a scene, and how it is told. */
export function SceneWays({ modelPhrases, reach, onAddScene, onGoTo, ...shared }: SceneWaysProps) {
  const { name, scene, scenes, names, ownLanguage, findings, onEdit } = shared;
  const onChange = (changes: SceneChanges) => onEdit({ type: 'edit scene', name, changes });
  return (
    <>
      <SceneChoices {...shared} {...{ modelPhrases, reach, onAddScene, onGoTo }} />
      <SceneTelling {...{ scene, ownLanguage, findings, onChange }} />
      <SceneTime {...{ scene, scenes, names, findings, onChange }} />
      <SceneVariants {...{ name, names, ownLanguage, onEdit }} variants={scene.variants ?? []} />
    </>
  );
}
