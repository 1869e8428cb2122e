import type { ComponentProps } from 'react';
import { useFieldControl } from '../FieldContext/FieldContext.ts';
import { Range, Reading, SliderRoot } from './Slider.styles.ts';

export interface SliderProps extends Omit<
  ComponentProps<'input'>,
  'onChange' | 'value' | 'type' | 'min' | 'max'
> {
  /** What stands in the field. */
  value: number;
  /** Called with every new value. */
  onValueChange: (value: number) => void;
  /** The smallest value. */
  min: number;
  /** The largest value. */
  max: number;
  /** The value in words, read beside the track and by screen readers: `20 px`. */
  format?: (value: number) => string;
}

/** A value between two ends, where the place matters more than the number. */
export function Slider({ value, onValueChange, min, max, format = String, ...rest }: SliderProps) {
  const share = `${((value - min) / (max - min)) * 100}%`;
  const control = useFieldControl(rest);
  return (
    <SliderRoot>
      <Range
        type="range"
        value={value}
        min={min}
        max={max}
        aria-valuetext={format(value)}
        style={{ '--share': share }}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
        {...rest}
        {...control}
      />
      <Reading aria-hidden>
        <bdi>{format(value)}</bdi>
      </Reading>
    </SliderRoot>
  );
}
