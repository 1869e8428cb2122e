declare module 'virtual:component-facts' {
  interface Anatomy {
    readonly states: readonly string[];
    readonly tokens: readonly string[];
    readonly parts: readonly string[];
  }
  export interface Usage {
    readonly use: string;
    readonly avoid: string;
    readonly heard: string;
    readonly keys: readonly string[];
  }
  /** When to use each component, from the tags of its comment. */
  export const usages: Readonly<Record<string, Usage | undefined>>;
  export const anatomies: Readonly<Record<string, Anatomy | undefined>>;
  /** The blocks that each screen uses. */
  export const blocksOf: Readonly<Record<string, readonly string[] | undefined>>;
  /** The size in kilobytes, compressed by Brotli, without React, Emotion and lazy parts. */
  export const sizes: Readonly<Record<string, number | undefined>>;
}

declare module 'virtual:component-icons' {
  import type { LucideIcon } from 'lucide-react';

  /** Every icon that the library draws. */
  export const icons: Readonly<Record<string, LucideIcon>>;
}

declare module 'virtual:prop-shapes' {
  /** The fields of an object: 0 for a value that is printed whole, another shape, or a function as code. */
  type Shape = Readonly<Record<string, number | string>>;
  export const shapes: readonly Shape[];
  export const components: Readonly<
    Record<string, { readonly shape: number; readonly required: readonly string[] } | undefined>
  >;
}
