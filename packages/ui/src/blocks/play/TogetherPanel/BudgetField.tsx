import { TOGETHER_BUDGET_MAX } from '@kathaloka/contract/limits';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Stepper } from '../../../primitives/Stepper/Stepper.tsx';
import { Field } from './TogetherPanel.styles.ts';
import { togetherWords } from '../../../words/together/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** How many credits a press adds; a turn costs one to six. */
const STEP = 5;

interface BudgetFieldProps {
  /** The number of credits; null if the text is not a number. */
  value: number | null;
  disabled: boolean;
  onValueChange: (value: number | null) => void;
}

/** The field for how many of the payer’s credits the others may spend. */
export function BudgetField({ value, disabled, onValueChange }: BudgetFieldProps) {
  const { budget: words } = useWords(togetherWords);
  return (
    <Field>
      <FormField label={words.label} hint={words.hint}>
        <Stepper
          min={0}
          max={TOGETHER_BUDGET_MAX}
          step={STEP}
          exact
          value={value}
          disabled={disabled}
          onValueChange={onValueChange}
        />
      </FormField>
    </Field>
  );
}
