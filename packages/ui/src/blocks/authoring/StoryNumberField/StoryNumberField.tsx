import { STORY_NUMBERS } from '@kathaloka/contract/limits';
import { readStoryNumber, type StoryNumber } from '@kathaloka/contract/rules';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { composed } from '../../../element/composed.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Stepper } from '../../../primitives/Stepper/Stepper.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface StoryNumberFieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Which number of the story to edit. It determines label, bounds and fallback. */
  name: StoryNumber;
  /** The current value. */
  value: number;
  /** Replaces the default label. */
  label?: string | undefined;
  /** The help text. */
  hint?: string;
  /** The error message. */
  error?: ReactNode;
  /**
   * Whether the field is narrow, without minus and plus, and leaves text as typed.
   * @default false
   */
  isPlain?: boolean;
  /** Called with a valid number. */
  onValueChange: (value: number) => void;
}

/**
 * A field for a number of a story, with its bounds and a fallback for empty text.
 *
 * @use Takes one number of a story, with a fallback.
 * @avoid Not for a number elsewhere: `Stepper`.
 * @heard Label, value, hint, error.
 * @keys adjust, type
 * @example
 * <StoryNumberField name="initial_xp" value={100} onValueChange={setXp} />
 */
export function StoryNumberField({
  name,
  value,
  label,
  hint,
  error,
  isPlain = false,
  onValueChange,
  onBlur,
  ...rest
}: StoryNumberFieldProps) {
  const { labels } = useWords(storyFieldsWords);
  const [typed, setTyped] = useState<string>();
  const { min, max } = STORY_NUMBERS[name];
  const step = name === 'xp_gain_multiplier' ? STORY_NUMBERS.xp_gain_multiplier.step : 1;

  function handleChange(text: string) {
    setTyped(text);
    onValueChange(readStoryNumber(name, text));
  }

  return (
    <div {...rest} onBlur={composed(onBlur, () => isPlain || setTyped(undefined))}>
      <FormField label={label ?? labels[name]} hint={hint} error={error}>
        {isPlain ? (
          <TextField
            name={name}
            value={typed ?? String(value)}
            onValueChange={handleChange}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
          />
        ) : (
          <Stepper
            value={typed === '' ? null : value}
            onValueChange={(next) => handleChange(String(next ?? ''))}
            min={min}
            max={max}
            step={step}
          />
        )}
      </FormField>
    </div>
  );
}
