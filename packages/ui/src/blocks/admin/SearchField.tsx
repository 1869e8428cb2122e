import { SEARCH_QUERY_MAX } from '@kathaloka/contract/limits';
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField.tsx';

interface SearchFieldProps extends Pick<TextFieldProps, 'value' | 'onValueChange' | 'onKeyDown'> {
  /** The accessible name of the field. */
  label: string;
  /**
   * What can be typed, if the label does not say it.
   * @default label
   */
  placeholder?: string;
}

/** A search field that filters a list on the administrators' pages. */
export function SearchField({ label, placeholder = label, ...rest }: SearchFieldProps) {
  return (
    <TextField
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={SEARCH_QUERY_MAX}
      {...rest}
    />
  );
}
