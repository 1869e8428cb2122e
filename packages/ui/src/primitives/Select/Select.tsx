import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFieldControl } from '../FieldContext/FieldContext.ts';
import { Chosen, SelectRoot } from './Select.styles.ts';

export interface SelectOption<V extends string = string> {
  value: V;
  /** What a person reads. */
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps<V extends string> extends Omit<
  ComponentProps<'select'>,
  'onChange' | 'value' | 'children'
> {
  /** The chosen value; empty while nothing is chosen. */
  value: V | '';
  /** Called with every new value. */
  onValueChange: (value: V) => void;
  /** What there is to choose from. */
  options: readonly SelectOption<V>[];
  /** Stands in the well while nothing is chosen; it cannot be chosen itself. */
  placeholder?: string | undefined;
}

/** One of a list, chosen in the browser's own menu. */
export function Select<V extends string>({
  value,
  onValueChange,
  options,
  placeholder,
  ...rest
}: SelectProps<V>) {
  return (
    <SelectRoot>
      <Chosen
        value={value}
        onChange={(event) => onValueChange(event.target.value as V)}
        {...rest}
        {...useFieldControl(rest)}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </Chosen>
      <ChevronDown />
    </SelectRoot>
  );
}
