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

/** A value that no scene can have as its name. */
const NEW_SCENE = '__proto__';

interface ChoiceRowProps {
  /** Index of the choice in its scene, from 0. */
  index: number;
  scene: Pick<StoryNode, 'text' | 'choices'>;
  /** All scenes that it can lead to. */
  scenes: readonly string[];
  names: StoryNames;
  order: RowOrder;
  /** The story's language and direction. */
  ownLanguage: OwnLanguage;
  /** Without it no model suggests how else it may be said. */
  phrases: ChoicePhrases | undefined;
  onTextChange: (text: string) => void;
  /** Reads what was typed as a line that also names a scene, a condition or an effect: `Open the door -> hall`. */
  onLine: (line: string) => void;
  /** Goes on to the next choice, or to a further one. */
  onNext: () => void;
  onTargetChange: (target: string) => void;
  /** Edits the scene that it leads to. */
  onGoTo: ((name: string) => void) | undefined;
  onChange: (changes: ChoiceChanges) => void;
  /** Makes a new scene, to which the choice leads. Without it only present scenes are offered. */
  onAddScene: (() => void) | undefined;
  onRemove: () => void;
}

/** The text and the target of a choice, and when it is offered and what it changes. */
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
