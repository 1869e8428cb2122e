import type { ComponentProps } from 'react';

export type DandaProps = Omit<ComponentProps<'svg'>, 'children'>;

/**
 * The double stroke that ends a verse; beside numbers and titles, never inside a text.
 *
 * @example
 * <Danda />
 */
export function Danda(props: DandaProps) {
  return (
    <svg
      viewBox="0 0 9 18"
      width="9"
      height="18"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden
      {...props}
    >
      <path d="M2,1V17M7,1V17" />
    </svg>
  );
}
