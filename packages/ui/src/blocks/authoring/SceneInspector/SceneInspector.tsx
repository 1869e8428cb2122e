import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import { Flag, Trash2 } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import type { StoryEdit } from '../model/storyDraft.ts';
import { SceneChoices } from './SceneChoices.tsx';
import { Delete, Head, InspectorRoot, Title } from './SceneInspector.styles.ts';
import { SceneNameField } from './SceneNameField.tsx';

export interface SceneInspectorProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** The edited scene. */
  name: string;
  /** The language that the story is written in. */
  language?: Language;
  /** Called with every edit. */
  onEdit: (edit: StoryEdit) => void;
  /** Called to delete the scene, after a confirmation. */
  onDelete: (name: string) => void;
  /** A ref to the name field, for moving focus there. */
  nameRef?: Ref<HTMLInputElement> | undefined;
}

/** Edits one scene: its name, its text, its choices and their targets. */
export function SceneInspector({
  structure,
  name,
  language = 'en',
  onEdit,
  onDelete,
  nameRef,
  ...rest
}: SceneInspectorProps) {
  const words = useStructureWords();
  const { text, choices } = structure.nodes[name] ?? { text: '', choices: [] };
  const isStart = structure.start_node === name;
  const ownLanguage = { lang: language, dir: directionOf(language) };

  return (
    <InspectorRoot aria-label={words.editScene} {...rest}>
      <Head>
        <Title>{words.editScene}</Title>
        <Button
          variant="ghost"
          size="small"
          icon={<Flag />}
          aria-pressed={isStart}
          onClick={() => onEdit({ type: 'set start', name })}
        >
          {isStart ? words.start : words.setAsStart}
        </Button>
      </Head>
      <SceneNameField
        ref={nameRef}
        structure={structure}
        name={name}
        onRename={(to) => onEdit({ type: 'rename scene', name, to })}
      />
      <FormField label={words.sceneText}>
        <TextArea
          face="tale"
          {...ownLanguage}
          value={text}
          onValueChange={(next) => onEdit({ type: 'edit text', name, text: next })}
        />
      </FormField>
      <SceneChoices
        name={name}
        choices={choices}
        scenes={Object.keys(structure.nodes)}
        ownLanguage={ownLanguage}
        onEdit={onEdit}
      />
      <Delete>
        <Button variant="ghost" size="small" icon={<Trash2 />} onClick={() => onDelete(name)}>
          {words.deleteScene}
        </Button>
      </Delete>
    </InspectorRoot>
  );
}
