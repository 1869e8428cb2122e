import { SEARCH_QUERY_MAX } from '@kathaloka/contract/limits';
import { TextField, type TextFieldProps } from '../../primitives/TextField/TextField.tsx';

interface SearchFieldProps extends Pick<TextFieldProps, 'value' | 'onValueChange' | 'onKeyDown'> {
  /** What it searches. */
  label: string;
  /**
   * What can be typed; the label where it says that already.
   * @default label
   */
  placeholder?: string;
}

/** Narrows a list of the administrators down to a text. */
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
