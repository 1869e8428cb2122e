import type { ComponentProps } from 'react';
import { composed } from '../../element/composed.ts';
import { useControlled } from '../../hooks/useControlled.ts';
import { useFieldControl } from '../FieldContext/FieldContext.ts';
import { Range, Reading, SliderRoot } from './Slider.styles.ts';

export interface SliderProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'type' | 'min' | 'max'
> {
  /** The current value. Uncontrolled if omitted. */
  value?: number | undefined;
  /** The initial value of an uncontrolled slider; the smallest value by default. */
  defaultValue?: number | undefined;
  /** Called with each new value. */
  onValueChange?: ((value: number) => void) | undefined;
  /** The smallest value. */
  min: number;
  /** The largest value. */
  max: number;
  /**
   * Formats the value, for the text beside the track and for screen readers: `20 px`.
   * @default String
   */
  format?: (value: number) => string;
}

/**
 * A slider, for a value whose position matters more than the exact number.
 *
 * @use Sets a number whose exact value matters less than its effect.
 * @avoid Not for an exact number: `Stepper`.
 * @heard The label, the value with its unit, and its limits.
 * @keys adjust, ends
 * @example
 * <Slider aria-label="Speed" min={0} max={10} value={speed} onValueChange={setSpeed} />
 */
export function Slider({
  value,
  defaultValue,
  onValueChange,
  onChange,
  min,
  max,
  format = String,
  className,
  style,
  ...rest
}: SliderProps) {
  const [current, setCurrent] = useControlled({ value, defaultValue: defaultValue ?? min, onValueChange });
  const share = `${((current - min) / (max - min)) * 100}%`;
  const control = useFieldControl(rest);
  return (
    <SliderRoot className={className} style={style}>
      <Range
        value={current}
        min={min}
        max={max}
        aria-valuetext={format(current)}
        style={{ '--kl-share': share }}
        {...rest}
        {...control}
        type="range"
        onChange={composed(onChange, (event) => setCurrent(event.target.valueAsNumber))}
      />
      <Reading aria-hidden>
        <bdi>{format(current)}</bdi>
      </Reading>
    </SliderRoot>
  );
}
