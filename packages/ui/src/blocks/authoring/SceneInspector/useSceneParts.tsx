import type { Language, StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { type Ref, useDeferredValue, useMemo, useState } from 'react';
import { directionOf } from '../../../theme/direction.ts';
import type { Finding } from '@kathaloka/story';
import { type SceneChanges, type StoryEdit, storyNames } from '@kathaloka/story/editing';
import type { CheckedReach } from './ChoiceReachLine.tsx';
import { DeleteScene } from './DeleteScene.tsx';
import type { ModelPhrases } from './modelPhrases.ts';
import { SceneActions } from './SceneActions.tsx';
import { SceneChapter } from './SceneChapter.tsx';
import { SceneChoices } from './SceneChoices.tsx';
import { SceneNameField } from './SceneNameField.tsx';
import { SceneNote } from './SceneNote.tsx';
import { SceneTelling } from './SceneTelling.tsx';
import { SceneText } from './SceneText.tsx';
import { SceneTime } from './SceneTime.tsx';
import { SceneVariants } from './SceneVariants.tsx';
import { StoryStakes } from './StoryStakes.tsx';
import { StoryWide, type StoryWideProps } from './StoryWide.tsx';

export interface SceneProps extends Omit<StoryWideProps, 'text' | 'language'> {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** The name of the edited scene. */
  name: string;
  /**
   * The language of the story.
   * @default 'en'
   */
  language?: Language;
  /** Called to play from this scene. Without it there is no button. */
  onPlayFrom?: ((name: string) => void) | undefined;
  /** Called to write this scene in the whole window. Without it there is no button. */
  onOpenRoom?: (() => void) | undefined;
  /** A model that suggests other words for a choice. Without it all suggestions come from the scene. */
  modelPhrases?: ModelPhrases | undefined;
  /** What the choices of the story change, beside each of them. */
  reach?: CheckedReach | undefined;
  /** What the story checks found; what concerns a field is shown beside it. */
  findings?: readonly Finding[] | undefined;
  /** Called with every edit. */
  onEdit: (edit: StoryEdit) => void;
  /** Called to add a target for the choice at this index. Without it only existing scenes are offered. */
  onAddScene?: ((choice: number) => void) | undefined;
  /** Called to edit the target of a choice. Without it there is no button to do so. */
  onGoTo?: ((name: string) => void) | undefined;
  /** Called to delete the scene, after a confirmation. */
  onDelete: (name: string) => void;
  /** A ref to the name field, for moving focus there. */
  nameRef?: Ref<HTMLInputElement> | undefined;
}

const NO_SCENE: StoryNode = { text: '', choices: [] };
const NO_FINDINGS: readonly Finding[] = [];

/**
 * Whether the note precedes the text. A note that is added while the scene is open stays below, where its button was.
 */
function useIsNoteFirst(name: string, { note }: StoryNode): boolean {
  const [opened, setOpened] = useState({ name, isNoted: note !== undefined });
  if (opened.name === name) return opened.isNoted;
  setOpened({ name, isNoted: note !== undefined });
  return note !== undefined;
}

/** The names that the story uses. Deferred while typing, because every expression of the story is parsed. */
function useNames(structure: StoryStructure) {
  const settled = useDeferredValue(structure);
  return useMemo(() => storyNames(settled), [settled]);
}

/** The fields of a scene, to be laid out in the column beside the graph or in the whole window. */
export function useSceneParts(props: SceneProps) {
  const { structure, name, language = 'en', findings = NO_FINDINGS, onEdit } = props;
  const scene = structure.nodes[name] ?? NO_SCENE;
  const ownLanguage = { lang: language, dir: directionOf(language) };
  const names = useNames(structure);
  const shared = { name, names, ownLanguage, onEdit };
  const scenes = Object.keys(structure.nodes);
  const found = findings.filter(({ node }) => node === name);
  const onChange = (changes: SceneChanges) => onEdit({ type: 'edit scene', name, changes });
  const { loreCards, onLoreCardsChange, depiction, onDepictionChange, onPlayFrom } = props;
  const { modelPhrases, reach, onAddScene, onGoTo, onOpenRoom, onDelete, nameRef } = props;

  return {
    /** What the checks say of the scene. */
    found,
    isNoteFirst: useIsNoteFirst(name, scene),
    actions: (
      <SceneActions
        isStart={structure.start_node === name}
        onSetStart={() => onEdit({ type: 'set start', name })}
        onPlay={onPlayFrom && (() => onPlayFrom(name))}
        onOpenRoom={onOpenRoom}
      />
    ),
    chapter: (
      <SceneChapter key={`chapter ${name}`} structure={structure} {...{ name, ownLanguage, onEdit }} />
    ),
    nameField: (
      <SceneNameField
        ref={nameRef}
        structure={structure}
        name={name}
        onRename={(to) => onEdit({ type: 'rename scene', name, to })}
      />
    ),
    note: <SceneNote key={name} name={name} note={scene.note ?? ''} onEdit={onEdit} />,
    text: <SceneText text={scene.text} language={language} {...shared} />,
    choices: (
      <SceneChoices
        {...shared}
        {...{ scene, scenes, modelPhrases, reach, onAddScene, onGoTo }}
        findings={found}
      />
    ),
    telling: <SceneTelling {...{ scene, ownLanguage, onChange }} findings={found} />,
    time: <SceneTime {...{ scene, scenes, names, onChange }} findings={found} />,
    variants: <SceneVariants {...{ name, names, ownLanguage, onEdit }} variants={scene.variants ?? []} />,
    deletion: <DeleteScene onDelete={() => onDelete(name)} />,
    ofStory: (
      <>
        <StoryStakes {...shared} {...{ structure, findings }} />
        <StoryWide
          {...{ loreCards, onLoreCardsChange, depiction, onDepictionChange, language }}
          text={scene.text}
        />
      </>
    ),
  };
}
