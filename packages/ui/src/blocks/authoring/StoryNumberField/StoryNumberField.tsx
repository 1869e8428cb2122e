import { STORY_NUMBERS } from '@kathaloka/contract/limits';
import { readStoryNumber, type StoryNumber } from '@kathaloka/contract/rules';
import { type ComponentProps, useState } from 'react';
import { composed } from '../../../element/composed.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Stepper } from '../../../primitives/Stepper/Stepper.tsx';
import { useAuthoringWords } from '../../../words/areas/useAuthoringWords.ts';

export interface StoryNumberFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Which number of the story it is; its label, bounds and fallback follow from that. */
  name: StoryNumber;
  /** The current value. */
  value: number;
  /** The help text. */
  hint?: string;
  /** Called with a whole number within the bounds. */
  onValueChange: (value: number) => void;
}

/**
 * A number field of a story: whole, within bounds, with a fallback when blank.
 *
 * @example
 * <StoryNumberField name="initial_xp" value={100} onValueChange={setXp} />
 */
export function StoryNumberField({
  name,
  value,
  hint,
  onValueChange,
  onBlur,
  ...rest
}: StoryNumberFieldProps) {
  const words = useAuthoringWords();
  const [isBlank, setIsBlank] = useState(false);
  const { min, max } = STORY_NUMBERS[name];
  const step = name === 'xp_gain_multiplier' ? STORY_NUMBERS.xp_gain_multiplier.step : 1;

  function handleChange(next: number | null) {
    setIsBlank(next === null);
    onValueChange(readStoryNumber(name, next ?? ''));
  }

  return (
    <div {...rest} onBlur={composed(onBlur, () => setIsBlank(false))}>
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
