declare module 'virtual:component-facts' {
  interface Anatomy {
    readonly states: readonly string[];
    readonly tokens: readonly string[];
    readonly parts: readonly string[];
  }
  export const anatomies: Readonly<Record<string, Anatomy | undefined>>;
  /** Of each screen. */
  export const blocksOf: Readonly<Record<string, readonly string[] | undefined>>;
  /** In kilobytes, compressed by brotli, without React, Emotion and what is loaded late. */
  export const sizes: Readonly<Record<string, number | undefined>>;
}

declare module 'virtual:component-icons' {
  import type { LucideIcon } from 'lucide-react';

  /** Every icon that the library draws. */
  export const icons: Readonly<Record<string, LucideIcon>>;
}
