import type { StoryNode } from '@kathaloka/contract/entities';
import { CHOICE_TEXT_MAX } from '@kathaloka/contract/limits';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { StoryNames, ChoiceChanges } from '@kathaloka/story/editing';
import type { RowOrder } from '../useReorder.ts';
import { ChoiceDetails } from './ChoiceDetails.tsx';
import type { ChoicePhrases } from './modelPhrases.ts';
import type { OwnLanguage } from './ownLanguage.ts';
import { RowTools } from './RowTools.tsx';
import { ChoiceNumber, ChoiceRowRoot, Target } from './SceneInspector.styles.ts';
import { useChoiceLine } from './useChoiceLine.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The value of the option for a new scene; no scene can have this name. */
const NEW_SCENE = '__proto__';

interface ChoiceRowProps {
  /** Index of the choice in its scene, from 0. */
  index: number;
  scene: Pick<StoryNode, 'text' | 'choices'>;
  /** The names of all possible targets. */
  scenes: readonly string[];
  names: StoryNames;
  order: RowOrder;
  /** The story's language and direction. */
  ownLanguage: OwnLanguage;
  /** Suggestions by a model of other words for the choice; without it no model is asked. */
  phrases: ChoicePhrases | undefined;
  onTextChange: (text: string) => void;
  /** Called with typed text that also names a scene, a condition or an effect: `Open the door -> hall`. */
  onLine: (line: string) => void;
  /** Called to go to the next choice, or to add one. */
  onNext: () => void;
  onTargetChange: (target: string) => void;
  /** Called to edit the target scene. */
  onGoTo: ((name: string) => void) | undefined;
  onChange: (changes: ChoiceChanges) => void;
  /** Adds a new scene as the target. Without it only existing scenes are offered. */
  onAddScene: (() => void) | undefined;
  onRemove: () => void;
}

/** The fields of a choice: its text and target, and further details. */
export function ChoiceRow({
  index,
  scene,
  scenes,
  names,
  order,
  ownLanguage,
  phrases,
  onTextChange,
  onLine,
  onNext,
  onTargetChange,
  onGoTo,
  onChange,
  onAddScene,
  onRemove,
}: ChoiceRowProps) {
  const words = useWords(structureWords);
  const number = index + 1;
  const { text, target } = scene.choices[index]!;
  const field = useChoiceLine({ text, onTextChange, onLine, onNext });
  const isMissing = target !== '' && !scenes.includes(target);
  const options = [
    ...(isMissing ? [{ value: target, label: words.missingTarget(target), disabled: true }] : []),
    ...(onAddScene ? [{ value: NEW_SCENE, label: words.toNewScene }] : []),
    ...scenes.map((name) => ({ value: name, label: words.target(name) })),
  ];

  return (
    <ChoiceRowRoot data-row {...order.row}>
      <ChoiceNumber aria-hidden>{number}</ChoiceNumber>
      <TextField
        aria-label={words.choiceText(number)}
        data-choice-text
        maxLength={CHOICE_TEXT_MAX}
        {...ownLanguage}
        value={text}
        {...field}
      />
      <Target>
        <Select
          aria-label={words.choiceTarget(number)}
          value={target}
          placeholder={words.nowhereYet}
          options={options}
          aria-invalid={isMissing || (target === '' && text !== '') || undefined}
          onValueChange={(value) => (value === NEW_SCENE ? onAddScene?.() : onTargetChange(value))}
        />
      </Target>
      <RowTools
        what={words.choiceNamed(number)}
        order={order}
        onGoTo={onGoTo && target !== '' && !isMissing ? () => onGoTo(target) : undefined}
        goToLabel={words.goTo(target)}
        removeLabel={words.removeChoice(number)}
        onRemove={onRemove}
      />
      <ChoiceDetails {...{ index, scene, names, ownLanguage, phrases, onChange }} />
    </ChoiceRowRoot>
  );
}
