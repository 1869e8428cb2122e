import { STORY_NUMBERS } from '@kathaloka/contract/limits';
import { readStoryNumber, type StoryNumber } from '@kathaloka/contract/rules';
import { useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Stepper } from '../../../primitives/Stepper/Stepper.tsx';
import { useAuthoringWords } from '../../../words/areas/useAuthoringWords.ts';

export interface StoryNumberFieldProps {
  /** Which number of the story it is: its name, its bounds and what stands in for a blank come with it. */
  name: StoryNumber;
  /** The number as it stands. */
  value: number;
  /** What helps to choose it. */
  hint?: string;
  /** Called with a number that is whole and within its bounds. */
  onChange: (value: number) => void;
}

/** A number of a story. It is whole and within its bounds, and what is left blank becomes its fallback. */
export function StoryNumberField({ name, value, hint, onChange }: StoryNumberFieldProps) {
  const words = useAuthoringWords();
  const [isBlank, setIsBlank] = useState(false);
  const { min, max } = STORY_NUMBERS[name];
  const step = name === 'xp_gain_multiplier' ? STORY_NUMBERS.xp_gain_multiplier.step : 1;

  function handleChange(next: number | null) {
    setIsBlank(next === null);
    onChange(readStoryNumber(name, next ?? ''));
  }

  return (
    <div onBlur={() => setIsBlank(false)}>
      <FormField label={words.numberNames[name]} hint={hint}>
        <Stepper
          value={isBlank ? null : value}
          onValueChange={handleChange}
          min={min}
          max={max}
          step={step}
        />
      </FormField>
    </div>
  );
}
