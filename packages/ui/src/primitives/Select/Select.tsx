import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { composed } from '../../element/composed.ts';
import { useValueBeforeHydration } from '../../hooks/useValueBeforeHydration.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useFieldControl } from '../FieldContext/FieldContext.ts';
import { NativeSelect, SelectRoot } from './Select.styles.ts';

export interface SelectOption<V extends string = string> {
  value: V;
  /** The label. */
  label: string;
  disabled?: boolean;
  /** The language of the label, if it differs from the page's. */
  lang?: string | undefined;
}

export interface SelectProps<V extends string> extends Omit<
  ComponentProps<'select'>,
  'value' | 'defaultValue' | 'children'
> {
  /** The chosen value; empty while nothing is chosen. Uncontrolled if omitted. */
  value?: V | '' | undefined;
  /** The initial value of an uncontrolled field. */
  defaultValue?: V | '' | undefined;
  /** Called with each new value. */
  onValueChange?: ((value: V) => void) | undefined;
  /** The options. */
  options: readonly SelectOption<V>[];
  /** Shown while nothing is chosen; it cannot be chosen. */
  placeholder?: string | undefined;
}

/**
 * A choice of one option of a list, in the browser's own menu.
 *
 * @use Chooses one of many options in the system’s own list.
 * @avoid Not for two to four: `SegmentedControl`. Not for actions: `Menu`.
 * @heard The label, “combo box”, the value and its error.
 * @keys open, choose
 * @example
 * <Select
 *   aria-label="Language"
 *   options={[
 *     { value: 'en', label: 'English' },
 *     { value: 'hi', label: 'हिन्दी' },
 *   ]}
 *   value={language}
 *   onValueChange={setLanguage}
 * />
 */
export function Select<V extends string>({
  onValueChange,
  onChange,
  options,
  placeholder,
  defaultValue,
  className,
  style,
  ref,
  ...rest
}: SelectProps<V>) {
  const selectRef = useRef<HTMLSelectElement>(null);
  useValueBeforeHydration(
    rest.value,
    () => selectRef.current?.value,
    (chosen) => onValueChange?.(chosen as V),
  );
  const initial = rest.value === undefined && placeholder !== undefined ? '' : undefined;
  return (
    <SelectRoot className={className} style={style}>
      <NativeSelect
        defaultValue={defaultValue ?? initial}
        // on reload a browser would restore a value that was chosen earlier
        autoComplete="off"
        {...rest}
        ref={useMergedRef(selectRef, ref)}
        {...useFieldControl(rest)}
        onChange={composed(onChange, (event) => onValueChange?.(event.target.value as V))}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      <ChevronDown />
    </SelectRoot>
  );
}
