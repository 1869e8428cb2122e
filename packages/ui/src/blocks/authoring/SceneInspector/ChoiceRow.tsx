import type { StoryNode } from '@kathaloka/contract/entities';
import type { ReactNode } from 'react';
import { CHOICE_TEXT_MAX } from '@kathaloka/contract/limits';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { Finding } from '@kathaloka/story';
import type { StoryNames, ChoiceChanges } from '@kathaloka/story/editing';
import type { RowOrder } from '../useReorder.ts';
import { AttemptFields } from './AttemptFields.tsx';
import { ChoiceDetails } from './ChoiceDetails.tsx';
import type { ChoicePhrases } from './modelPhrases.ts';
import type { OwnLanguage } from './ownLanguage.ts';
import { RowTools } from './RowTools.tsx';
import { ChoiceNumber, ChoiceRowRoot, Target } from './SceneInspector.styles.ts';
import { SceneSelect } from './SceneSelect.tsx';
import { useChoiceLine } from './useChoiceLine.ts';
import { stakesWords } from '../../../words/stakes/en.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

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
  /** What the choice changes. */
  reach: ReactNode;
  /** What the checks say of this choice. */
  findings: readonly Finding[];
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
  reach,
  findings,
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
  const { staysHere } = useWords(stakesWords);
  const number = index + 1;
  const choice = scene.choices[index]!;
  const { text, target, check = '' } = choice;
  const field = useChoiceLine({ text, onTextChange, onLine, onNext });

  return (
    <ChoiceRowRoot data-row {...order.row}>
      <ChoiceNumber aria-hidden>{number}</ChoiceNumber>
      <TextField
        aria-label={words.choiceText(number)}
        data-choice-text
        maxLength={CHOICE_TEXT_MAX}
        {...ownLanguage}
        {...field}
      />
      <Target>
        <SceneSelect
          aria-label={words.choiceTarget(number)}
          value={target}
          scenes={scenes}
          none={check === '' ? undefined : staysHere}
          aria-invalid={(target === '' && text !== '' && check === '') || undefined}
          onAddScene={onAddScene}
          onValueChange={onTargetChange}
        />
      </Target>
      <RowTools
        what={words.choiceNamed(number)}
        order={order}
        onGoTo={onGoTo && scenes.includes(target) ? () => onGoTo(target) : undefined}
        goToLabel={words.goTo(target)}
        removeLabel={words.removeChoice(number)}
        onRemove={onRemove}
      />
      {reach}
      <AttemptFields {...{ index, choice, scenes, names, ownLanguage, findings, onChange }} />
      <ChoiceDetails {...{ index, scene, names, ownLanguage, phrases, onChange }} />
    </ChoiceRowRoot>
  );
}
