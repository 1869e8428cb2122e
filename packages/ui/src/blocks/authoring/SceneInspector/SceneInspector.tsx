import type { Language, StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { type ComponentProps, type Ref, useDeferredValue, useMemo, useState } from 'react';
import { directionOf } from '../../../theme/direction.ts';
import type { Finding } from '@kathaloka/story';
import { type StoryEdit, storyNames } from '@kathaloka/story/editing';
import type { CheckedReach } from './ChoiceReachLine.tsx';
import { DeleteScene } from './DeleteScene.tsx';
import { InspectorHead } from './InspectorHead.tsx';
import type { ModelPhrases } from './modelPhrases.ts';
import { SceneChapter } from './SceneChapter.tsx';
import { InspectorRoot } from './SceneInspector.styles.ts';
import { SceneNameField } from './SceneNameField.tsx';
import { SceneNote } from './SceneNote.tsx';
import { StoryStakes } from './StoryStakes.tsx';
import { SceneText } from './SceneText.tsx';
import { StoryWide, type StoryWideProps } from './StoryWide.tsx';
import { SceneWays } from './SceneWays.tsx';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface SceneInspectorProps
  extends Omit<ComponentProps<'section'>, 'children'>, Omit<StoryWideProps, 'text' | 'language'> {
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

/**
 * The editor of a scene: its name, its text and variants, its choices, and how it is told.
 *
 * @use Edits one scene: text, choices, variants.
 * @avoid Not the whole story: `OutlineView`.
 * @heard Labels with the name of the choice; what was moved where.
 * @keys type, press, tab
 * @example
 * <SceneInspector
 *   structure={structure}
 *   name="the_ferry"
 *   onEdit={(edit) => apply(edit)}
 *   onDelete={(name) => remove(name)}
 * />
 */
export function SceneInspector({
  structure,
  name,
  language = 'en',
  loreCards,
  onLoreCardsChange,
  depiction,
  onDepictionChange,
  onPlayFrom,
  modelPhrases,
  reach,
  findings = [],
  onEdit,
  onAddScene,
  onGoTo,
  onDelete,
  nameRef,
  ...rest
}: SceneInspectorProps) {
  const words = useWords(structureWords);
  const scene = structure.nodes[name] ?? NO_SCENE;
  const ownLanguage = { lang: language, dir: directionOf(language) };
  const names = useNames(structure);
  const shared = { name, names, ownLanguage, onEdit };
  const scenes = Object.keys(structure.nodes);
  const found = findings.filter(({ node }) => node === name);
  const ways = { scene, scenes, modelPhrases, reach, findings: found, onAddScene, onGoTo };
  const isNoteFirst = useIsNoteFirst(name, scene);
  const note = <SceneNote key={name} name={name} note={scene.note ?? ''} onEdit={onEdit} />;
  const storyWide = { loreCards, onLoreCardsChange, depiction, onDepictionChange };

  return (
    <InspectorRoot aria-label={words.editScene} {...rest}>
      <InspectorHead
        isStart={structure.start_node === name}
        onSetStart={() => onEdit({ type: 'set start', name })}
        onPlay={onPlayFrom && (() => onPlayFrom(name))}
      />
      <SceneChapter key={`chapter ${name}`} structure={structure} {...{ name, ownLanguage, onEdit }} />
      <SceneNameField
        ref={nameRef}
        structure={structure}
        name={name}
        onRename={(to) => onEdit({ type: 'rename scene', name, to })}
      />
      {isNoteFirst && note}
      <SceneText text={scene.text} language={language} {...shared} />
      <SceneWays {...shared} {...ways} />
      {!isNoteFirst && note}
      <DeleteScene onDelete={() => onDelete(name)} />
      <StoryStakes {...shared} {...{ structure, findings }} />
      <StoryWide {...storyWide} text={scene.text} language={language} />
    </InspectorRoot>
  );
}
