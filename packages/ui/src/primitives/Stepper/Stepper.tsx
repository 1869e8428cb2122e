import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import { useFieldWords } from '../../words/areas/useFieldWords.ts';
import { useFieldControl } from '../FieldContext/FieldContext.ts';
import { Amount, Less, More, StepperFrame } from './Stepper.styles.ts';

export interface StepperProps {
  /** The number; `null` while the field is blank. */
  value: number | null;
  /** Called with every new value. */
  onValueChange: (value: number | null) => void;
  /** The smallest value. */
  min?: number;
  /** The largest value. */
  max?: number;
  /** What one press adds or takes. */
  step?: number;
  /** It cannot be used now. */
  disabled?: boolean;
  /** Its name, where no `FormField` gives it one. */
  label?: string;
}

/** A number with a button on either side. It can be typed; what is out of range snaps when the field is left. */
export function Stepper({ value, onValueChange, min, max, step = 1, disabled = false, label }: StepperProps) {
  const words = useFieldWords();
  const { id, ...control } = useFieldControl();
  return (
    <NumberField.Root
      id={id}
      value={value}
      onValueChange={(next) => onValueChange(next)}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      // Figures are grouped nowhere in a form: what is typed is what stays.
      format={{ useGrouping: false }}
    >
      <StepperFrame>
        <Less aria-label={words.less}>
          <Minus />
        </Less>
        <Amount aria-label={label} {...control} />
        <More aria-label={words.more}>
          <Plus />
        </More>
      </StepperFrame>
    </NumberField.Root>
  );
}
