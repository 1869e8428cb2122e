import type { StoryChoice } from '@kathaloka/contract/entities';
import { CHOICES_MAX } from '@kathaloka/contract/limits';
import { Plus } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import type { StoryEdit } from '../model/storyDraft.ts';
import { useListFocus } from '../useListFocus.ts';
import { ChoiceRow, type OwnLanguage } from './ChoiceRow.tsx';
import { Choices, ChoicesTitle, NoChoices } from './SceneInspector.styles.ts';

interface SceneChoicesProps {
  /** The scene of the choices. */
  name: string;
  choices: readonly StoryChoice[];
  /** All scenes that they can lead to. */
  scenes: readonly string[];
  ownLanguage: OwnLanguage;
  onEdit: (edit: StoryEdit) => void;
}

/** The choices of a scene, each with its target. */
export function SceneChoices({ name, choices, scenes, ownLanguage, onEdit }: SceneChoicesProps) {
  const words = useStructureWords();
  const { listRef, takeAway } = useListFocus<HTMLDivElement>();
  return (
    <Choices ref={listRef}>
      <ChoicesTitle>{words.choices}</ChoicesTitle>
      {choices.length === 0 && <NoChoices>{words.noChoices}</NoChoices>}
      {choices.map((choice, index) => (
        <ChoiceRow
          key={index}
          number={index + 1}
          choice={choice}
          scenes={scenes}
          ownLanguage={ownLanguage}
          onTextChange={(text) => onEdit({ type: 'edit choice text', name, index, text })}
          onTargetChange={(target) => onEdit({ type: 'retarget choice', name, index, target })}
          onRemove={() => takeAway(() => onEdit({ type: 'remove choice', name, index }))}
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
