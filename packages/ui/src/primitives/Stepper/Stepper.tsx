import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldWords } from '../../words/areas/useFieldWords.ts';
import { useFieldControl } from '../FieldContext/FieldContext.ts';
import { Amount, Less, More, StepperFrame } from './Stepper.styles.ts';

export interface StepperProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'type'
> {
  /** The number; `null` while the field is blank. Without it the field keeps that itself. */
  value?: number | null | undefined;
  /** The number to begin with, where nobody else keeps it. */
  defaultValue?: number | undefined;
  /** Called with each new value. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** The smallest value. */
  min?: number;
  /** The largest value. */
  max?: number;
  /** What one press adds or takes. */
  step?: number;
  /** The name under which a form sends the number. */
  name?: string | undefined;
  /** Its accessible name, where no `FormField` gives it one. */
  label?: string;
}

/** A number with a button on either side. It can be typed; a value out of range snaps when the field loses focus. */
export function Stepper({
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  step = 1,
  disabled = false,
  readOnly = false,
  required = false,
  name,
  label,
  id: ownId,
  className,
  style,
  ...rest
}: StepperProps) {
  const words = useFieldWords();
  const { id, ...control } = useFieldControl({ ...rest, id: ownId });
  return (
    <NumberField.Root
      id={id}
      className={className}
      style={style}
      name={name}
      value={value}
      defaultValue={defaultValue}
      onValueChange={(next) => onValueChange?.(next)}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      readOnly={readOnly}
      required={required}
      // Figures are grouped nowhere in a form: what is typed is what stays.
      format={{ useGrouping: false }}
    >
      <StepperFrame>
        <Less aria-label={words.less}>
          <Minus />
        </Less>
        <Amount aria-label={label} {...rest} {...control} />
        <More aria-label={words.more}>
          <Plus />
        </More>
      </StepperFrame>
    </NumberField.Root>
  );
}
