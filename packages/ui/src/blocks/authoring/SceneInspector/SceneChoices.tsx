import type { StoryNode } from '@kathaloka/contract/entities';
import { CHOICES_MAX } from '@kathaloka/contract/limits';
import { Plus } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { Finding } from '@kathaloka/story';
import type { StoryEdit, StoryNames } from '@kathaloka/story/editing';
import { useListFocus } from '../useListFocus.ts';
import { useReorder } from '../useReorder.ts';
import { type CheckedReach, ChoiceReachLine } from './ChoiceReachLine.tsx';
import { ChoiceRow } from './ChoiceRow.tsx';
import { type ModelPhrases, phrasesOfChoice } from './modelPhrases.ts';
import type { OwnLanguage } from './ownLanguage.ts';
import { Choices, ChoicesTitle, NoChoices } from './SceneInspector.styles.ts';
import { useBlankChoice } from './useBlankChoice.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SceneChoicesProps {
  name: string;
  scene: Pick<StoryNode, 'text' | 'choices'>;
  /** The names of all possible targets. */
  scenes: readonly string[];
  names: StoryNames;
  ownLanguage: OwnLanguage;
  modelPhrases: ModelPhrases | undefined;
  /** What the choices of the story change. */
  reach: CheckedReach | undefined;
  /** What the checks say of the scene. */
  findings: readonly Finding[];
  onEdit: (edit: StoryEdit) => void;
  onAddScene: ((index: number) => void) | undefined;
  onGoTo: ((name: string) => void) | undefined;
}

/** The choices of a scene, in the order in which they are offered. */
export function SceneChoices({
  name,
  scene,
  scenes,
  names,
  ownLanguage,
  modelPhrases,
  reach,
  findings,
  onEdit,
  onAddScene,
  onGoTo,
}: SceneChoicesProps) {
  const words = useWords(structureWords);
  const { choices } = scene;
  const { listRef, removeEntry } = useListFocus<HTMLDivElement>();
  const orderOf = useReorder(listRef, choices.length, (index, to) =>
    onEdit({ type: 'move choice', name, index, to }),
  );
  const list = useBlankChoice({ name, choices, listRef, onEdit });
  const { rows } = list;
  const shown = rows === choices ? scene : { ...scene, choices: [...rows] };

  return (
    <Choices ref={listRef}>
      <ChoicesTitle>{words.choices}</ChoicesTitle>
      {rows.length === 0 && <NoChoices>{words.noChoices}</NoChoices>}
      {rows.map((choice, index) => (
        <ChoiceRow
          key={index}
          {...{ index, scenes, names, ownLanguage, onGoTo }}
          scene={shown}
          order={list.isBlankRow(index) ? { ...orderOf(index), isFirst: true, isLast: true } : orderOf(index)}
          phrases={modelPhrases && phrasesOfChoice(modelPhrases, { scene: name, choice: choice.text, index })}
          reach={<ChoiceReachLine {...{ reach, name, index, choice }} />}
          findings={findings.filter(({ choice: at }) => at === index)}
          onTextChange={(text) => list.editText(index, text)}
          onTargetChange={(target) => list.retarget(index, target)}
          onLine={(line) => onEdit({ type: 'write choice', name, index, line })}
          onNext={() => list.goOn(index)}
          onChange={(changes) => list.editFields(index, changes)}
          onAddScene={onAddScene && (() => onAddScene(index))}
          onRemove={() => removeEntry(() => list.remove(index))}
        />
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus />}
          data-adds
          data-adds-choice
          disabled={choices.length >= CHOICES_MAX}
          onClick={list.add}
        >
          {words.addChoice}
        </Button>
      </div>
    </Choices>
  );
}
