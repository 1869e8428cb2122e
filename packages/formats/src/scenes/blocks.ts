import type { Change, Expr } from '../expressions/expr.ts';

/** A part of a scene, in the order of the file. Every format is read into blocks, from which the scenes are built. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | LinkBlock
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'if'; readonly branches: readonly Branch[] }
  /** Includes the text and the choices of another scene. */
  | { readonly kind: 'include'; readonly name: string }
  /** The player types a word here before choosing. */
  | {
      readonly kind: 'ask';
      readonly name: string;
      readonly otherwise?: string;
      /** Asks before the following text is shown. */
      readonly isBefore?: boolean;
    }
  /** Leads to another scene without a choice. Null ends the story. Nothing follows. */
  | { readonly kind: 'goto'; readonly target: string | null };

export interface LinkBlock {
  readonly kind: 'link';
  readonly text: string;
  readonly target: string;
  readonly changes: readonly Change[];
  /** Offered until it was taken. */
  readonly isOnce?: boolean;
  /** Identifies a choice that is offered in several places, and taken once in all of them. */
  readonly onceAs?: string;
  /** Taken if no other choice is left. */
  readonly isFallback?: boolean;
}

export interface Branch {
  /** Null for the last branch: otherwise. */
  readonly when: Expr | null;
  readonly blocks: readonly Block[];
}

export interface RawScene {
  readonly name: string;
  readonly blocks: readonly Block[];
}

/** A file after reading, before its scenes are built. */
export interface RawStory {
  readonly title: string;
  readonly start: string;
  readonly scenes: readonly RawScene[];
  /** The chapters in order, each with its first scene. */
  readonly chapters?: readonly { readonly title: string; readonly scene: string }[];
  /** Whether the texts have no markdown lists, in which removed links leave empty items. */
  readonly isPlain?: boolean;
  /** The values of variables at the beginning of the story. */
  readonly initial: readonly Change[];
  /** Scenes that are only called and return. Their calls are lost, and so are the scenes that only they lead to. */
  readonly subroutines?: ReadonlySet<string>;
}
