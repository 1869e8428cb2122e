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
      /** Whether the question comes before the text that follows in the scene. */
      readonly isBefore?: boolean;
    }
  /** Leads to another scene without a choice; null ends the story. No further block is read. */
  | { readonly kind: 'goto'; readonly target: string | null };

export interface LinkBlock {
  readonly kind: 'link';
  readonly text: string;
  readonly target: string;
  readonly changes: readonly Change[];
  /** Whether the choice is offered only until it is taken. */
  readonly isOnce?: boolean;
  /** Identifies a choice that is offered in several places, and counts as taken in all of them. */
  readonly onceAs?: string;
  /** Whether the choice is taken automatically if no other is left. */
  readonly isFallback?: boolean;
}

export interface Branch {
  /** Null for the last branch, “otherwise”. */
  readonly when: Expr | null;
  readonly blocks: readonly Block[];
}

export interface RawScene {
  readonly name: string;
  readonly blocks: readonly Block[];
}

/** A parsed file, before its scenes are built. */
export interface RawStory {
  readonly title: string;
  readonly start: string;
  readonly scenes: readonly RawScene[];
  /** The chapters in order, each with its first scene. */
  readonly chapters?: readonly { readonly title: string; readonly scene: string }[];
  /** Whether the texts have no Markdown lists, in which removed links leave empty items. */
  readonly isPlain?: boolean;
  /** The initial values of the story's variables. */
  readonly initial: readonly Change[];
  /** Scenes that are only called, and return. Their calls are lost, and so are the scenes reached only through them. */
  readonly subroutines?: ReadonlySet<string>;
}
