import type { ComponentProps } from 'react';

export interface JaliPatternProps extends Omit<ComponentProps<'pattern'>, 'children' | 'id'> {
  /** The id for a shape's `fill`: `url(#id)`. Must be unique in the page. */
  id: string;
}

/**
 * The stone lattice as an SVG pattern, in the current colour.
 *
 * @example
 * <svg>
 *   <defs>
 *     <JaliPattern id="lattice" />
 *   </defs>
 *   <rect width="100%" height="100%" fill="url(#lattice)" />
 * </svg>
 */
export function JaliPattern({ id, ...rest }: JaliPatternProps) {
  return (
    <pattern id={id} width="56" height="56" patternUnits="userSpaceOnUse" {...rest}>
      <g fill="none" stroke="currentColor" strokeWidth="1.2">
        <path d="M28,0L36,20L56,28L36,36L28,56L20,36L0,28L20,20Z" />
        <circle cx="28" cy="28" r="9" />
        <circle r="9" />
        <circle cx="56" r="9" />
        <circle cy="56" r="9" />
        <circle cx="56" cy="56" r="9" />
      </g>
    </pattern>
  );
}
