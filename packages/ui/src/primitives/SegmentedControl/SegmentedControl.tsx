import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { useControlled } from '../../hooks/useControlled.ts';
import { useValueBeforeHydration } from '../../hooks/useValueBeforeHydration.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useFieldGroup } from '../FieldContext/FieldContext.ts';
import { Radio, Segment, SegmentsRoot } from './SegmentedControl.styles.ts';

export const SEGMENT_SIZES = ['small', 'medium'] as const;
export type SegmentSize = (typeof SEGMENT_SIZES)[number];

export interface SegmentOption<V extends string = string> {
  value: V;
  /** The label, one or two words. */
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Whether the option is unavailable: it stays visible, struck through. */
  disabled?: boolean;
}

export interface SegmentedControlProps<V extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue'
> {
  /** The accessible name, if there is no `FormField` around it. */
  label?: string;
  /** Two to four options; for more, use a `Select`. */
  options: readonly SegmentOption<V>[];
  /** The chosen value. Uncontrolled if omitted. */
  value?: V | undefined;
  /** The initial value of an uncontrolled field. */
  defaultValue?: V | undefined;
  /** Called with each new value. */
  onValueChange?: ((value: V) => void) | undefined;
  /** The name under which a form sends the value. */
  name?: string | undefined;
  /**
   * Whether no option can be chosen now.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * The size of the control.
   * @default 'medium'
   */
  size?: SegmentSize;
}

/**
 * A choice of a few visible options: radio buttons in one frame. Arrow keys change the choice.
 *
 * @use Chooses one of two to four visible options; applies immediately.
 * @avoid Not for more than four: `Select`. Not for on and off: `Switch`.
 * @heard The label of the group, each option as a radio, chosen or not.
 * @keys choose
 * @example
 * <SegmentedControl
 *   label="Theme"
 *   options={[
 *     { value: 'night', label: 'Night' },
 *     { value: 'day', label: 'Day' },
 *   ]}
 *   value={theme}
 *   onValueChange={setTheme}
 * />
 */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  disabled = false,
  size = 'medium',
  ref,
  ...rest
}: SegmentedControlProps<V>) {
  const rootRef = useRef<HTMLDivElement>(null);
  const ownName = useId();
  const [chosen, choose] = useControlled<V | undefined>({
    value,
    defaultValue,
    onValueChange: (next) => next !== undefined && onValueChange?.(next),
  });
  useValueBeforeHydration(
    value,
    () => rootRef.current?.querySelector<HTMLInputElement>(':checked')?.value,
    (early) => onValueChange?.(early as V),
  );
  return (
    <SegmentsRoot
      role="radiogroup"
      data-size={size}
      {...useFieldGroup(label)}
      {...rest}
      ref={useMergedRef(rootRef, ref)}
    >
      {options.map((option) => (
        <Segment key={option.value}>
          <Radio
            type="radio"
            name={name ?? ownName}
            value={option.value}
            autoComplete="off"
            checked={option.value === chosen}
            disabled={disabled || option.disabled}
            onChange={() => choose(option.value)}
          />
          {option.icon}
          {option.label}
        </Segment>
      ))}
    </SegmentsRoot>
  );
}
