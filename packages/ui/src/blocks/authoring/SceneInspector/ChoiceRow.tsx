import type { StoryChoice } from '@kathaloka/contract/entities';
import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { ChoiceNumber, ChoiceRowRoot, Target } from './SceneInspector.styles.ts';

export interface OwnLanguage {
  lang: string;
  dir: string;
}

interface ChoiceRowProps {
  /** The number of the choice in the scene, from 1. */
  number: number;
  choice: StoryChoice;
  /** All scenes that it can lead to. */
  scenes: readonly string[];
  /** The story's language and direction. */
  ownLanguage: OwnLanguage;
  onTextChange: (text: string) => void;
  onTargetChange: (target: string) => void;
  onRemove: () => void;
}

/** The text and the target of a choice. */
export function ChoiceRow({
  number,
  choice: { text, target },
  scenes,
  ownLanguage,
  onTextChange,
  onTargetChange,
  onRemove,
}: ChoiceRowProps) {
  const words = useStructureWords();
  const isMissing = target !== '' && !scenes.includes(target);
  const options = scenes.map((name) => ({ value: name, label: words.target(name) }));

  return (
    <ChoiceRowRoot>
      <ChoiceNumber aria-hidden>{number}</ChoiceNumber>
      <TextField
        aria-label={words.choiceText(number)}
        {...ownLanguage}
        value={text}
        onValueChange={onTextChange}
      />
      <IconButton
        label={words.removeChoice(number)}
        variant="plain"
        size="small"
        data-takes-away
        onClick={onRemove}
      >
        <Trash2 />
      </IconButton>
      <Target>
        <Select
          aria-label={words.choiceTarget(number)}
          value={target}
          placeholder={words.nowhereYet}
          options={
            isMissing
              ? [{ value: target, label: words.missingTarget(target), disabled: true }, ...options]
              : options
          }
          aria-invalid={target === '' || isMissing || undefined}
          onValueChange={onTargetChange}
        />
      </Target>
    </ChoiceRowRoot>
  );
}
