import type { StoryNode } from '@kathaloka/contract/entities';
import { CHOICES_MAX } from '@kathaloka/contract/limits';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import type { StoryEdit, StoryNames } from '@kathaloka/story/editing';
import { useListFocus } from '../useListFocus.ts';
import { useReorder } from '../useReorder.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { type ModelPhrases, phrasesOfChoice } from './modelPhrases.ts';
import type { OwnLanguage } from './ownLanguage.ts';
import { Choices, ChoicesTitle, NoChoices } from './SceneInspector.styles.ts';

interface SceneChoicesProps {
  name: string;
  scene: Pick<StoryNode, 'text' | 'choices'>;
  /** All scenes that they can lead to. */
  scenes: readonly string[];
  names: StoryNames;
  ownLanguage: OwnLanguage;
  modelPhrases: ModelPhrases | undefined;
  onEdit: (edit: StoryEdit) => void;
  onAddScene: ((index: number) => void) | undefined;
  onGoTo: ((name: string) => void) | undefined;
}

/** Adds a further choice, with the focus on its text. */
function useNextChoice(listRef: RefObject<HTMLElement | null>, count: number, add: () => void) {
  return () => {
    if (count >= CHOICES_MAX) return;
    flushSync(add);
    const fields = listRef.current?.querySelectorAll<HTMLElement>('[data-choice-text]') ?? [];
    fields[count]?.focus();
  };
}

/** The choices of a scene in the order in which they are offered, each with its target. */
export function SceneChoices({
  name,
  scene,
  scenes,
  names,
  ownLanguage,
  modelPhrases,
  onEdit,
  onAddScene,
  onGoTo,
}: SceneChoicesProps) {
  const words = useStructureWords();
  const { choices } = scene;
  const { listRef, removeEntry } = useListFocus<HTMLDivElement>();
  const orderOf = useReorder(listRef, choices.length, (index, to) =>
    onEdit({ type: 'move choice', name, index, to }),
  );
  const addChoice = useNextChoice(listRef, choices.length, () => onEdit({ type: 'add choice', name }));

  return (
    <Choices ref={listRef}>
      <ChoicesTitle>{words.choices}</ChoicesTitle>
      {choices.length === 0 && <NoChoices>{words.noChoices}</NoChoices>}
      {choices.map(({ text: choice }, index) => (
        <ChoiceRow
          key={index}
          index={index}
          scene={scene}
          scenes={scenes}
          names={names}
          order={orderOf(index)}
          ownLanguage={ownLanguage}
          phrases={modelPhrases && phrasesOfChoice(modelPhrases, { scene: name, choice, index })}
          onTextChange={(text) => onEdit({ type: 'edit choice text', name, index, text })}
          onTargetChange={(target) => onEdit({ type: 'retarget choice', name, index, target })}
          onLine={(line) => onEdit({ type: 'write choice', name, index, line })}
          onNext={addChoice}
          onGoTo={onGoTo}
          onChange={(changes) => onEdit({ type: 'edit choice', name, index, changes })}
          onAddScene={onAddScene && (() => onAddScene(index))}
          onRemove={() => removeEntry(() => onEdit({ type: 'remove choice', name, index }))}
        />
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus />}
          data-adds
          disabled={choices.length >= CHOICES_MAX}
          onClick={() => onEdit({ type: 'add choice', name })}
        >
          {words.addChoice}
        </Button>
      </div>
    </Choices>
  );
}
