import type { ComponentProps } from 'react';
import { KeyCapRoot } from './KeyCap.styles.ts';

export interface KeyCapProps extends Omit<ComponentProps<'kbd'>, 'children'> {
  /** The print on the key: a letter, a sign or a short name. */
  children: string;
}

/**
 * One key of a keyboard. For a combination, set several side by side.
 *
 * @use Shows a key of the keyboard in a text or a list.
 * @avoid Not as a button: `Button`.
 * @heard The name of the key.
 * @keys none
 * @example
 * <KeyCap>Esc</KeyCap>
 */
export function KeyCap({ children, ...rest }: KeyCapProps) {
  return (
    <KeyCapRoot dir="ltr" {...rest}>
      {children}
    </KeyCapRoot>
  );
}
