import { NumberField } from '@base-ui/react/number-field';
import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useFieldControl } from '../FieldContext/FieldContext.ts';
import { Allowed, Amount, Less, More, StepperFrame } from './Stepper.styles.ts';
import { numberTextProps, useNumberText } from './useNumberText.ts';
import { fieldWords } from '../../words/field/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface StepperProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'type'
> {
  /** The number; `null` while the field is empty. Uncontrolled if omitted. */
  value?: number | null | undefined;
  /** The initial number of an uncontrolled field. */
  defaultValue?: number | undefined;
  /** Called with each new value. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /**
   * The smallest value.
   * @default Number.MIN_SAFE_INTEGER
   */
  min?: number;
  /**
   * The largest value.
   * @default Number.MAX_SAFE_INTEGER
   */
  max?: number;
  /**
   * The amount that one press adds or subtracts.
   * @default 1
   */
  step?: number;
  /**
   * Whether an invalid text makes the value `null` instead of the nearest number: for irreversible actions.
   * @default false
   */
  exact?: boolean;
  /** The name under which a form sends the number. */
  name?: string | undefined;
  /** The accessible name, if there is no `FormField` around it. */
  label?: string;
}

/** The attributes that connect the input with its field, and with the allowed range below an invalid text. */
function useStepperControl(
  own: Pick<StepperProps, 'id' | 'aria-describedby' | 'aria-invalid'>,
  isRefused: boolean,
) {
  const allowedId = useId();
  const describedBy = [own['aria-describedby'], isRefused && allowedId].filter(Boolean).join(' ');
  const control = useFieldControl({
    ...own,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': isRefused || own['aria-invalid'],
  });
  return { ...control, allowedId };
}

/**
 * A number field with a button on either side. An invalid text stays, with the allowed range below it.
 *
 * @use Sets an exact number in steps, or by typing it.
 * @avoid Not where only the look matters: `Slider`.
 * @heard The label, the value, its limits, and the two buttons by name.
 * @keys adjust, type
 * @example
 * <Stepper aria-label="Credits" min={1} max={10} value={count} onValueChange={setCount} />
 */
export function Stepper({
  value,
  defaultValue,
  onValueChange,
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  exact = false,
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
  const words = useWords(fieldWords);
  const isWhole = Number.isInteger(step);
  const numberText = useNumberText({
    value,
    defaultValue,
    min,
    max,
    isWhole,
    isExact: exact,
    onValueChange,
  });
  const allowed = numberText.isInvalid ? words.numberAllowed(min, max, isWhole) : undefined;
  const { id, allowedId, ...control } = useStepperControl({ ...rest, id: ownId }, numberText.isInvalid);
  return (
    <NumberField.Root
      id={id}
      className={className}
      style={style}
      name={name}
      value={numberText.value}
      onValueChange={numberText.step}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      readOnly={readOnly}
      required={required}
      // no thousands separators: the text stays as it was typed
      format={{ useGrouping: false }}
    >
      <StepperFrame>
        <Less aria-label={words.less}>
          <Minus />
        </Less>
        <Amount aria-label={label} {...rest} {...control} {...numberTextProps(numberText, rest)} />
        <More aria-label={words.more}>
          <Plus />
        </More>
      </StepperFrame>
      {allowed && <Allowed id={allowedId}>{allowed}</Allowed>}
    </NumberField.Root>
  );
}
