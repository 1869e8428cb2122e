import type { Change, Expr } from '../expressions/expr.ts';

/** One part of a scene, in the order of the file. Every format is read into these, and they alone become scenes. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | LinkBlock
  | { readonly kind: 'change'; readonly change: Change }
  | { readonly kind: 'if'; readonly branches: readonly Branch[] }
  /** Another scene is told here, with its ways on. */
  | { readonly kind: 'include'; readonly name: string }
  /** The player types a word here, before they go on. */
  | {
      readonly kind: 'ask';
      readonly name: string;
      readonly otherwise?: string;
      /** It is asked before what follows is told. */
      readonly isBefore?: boolean;
    }
  /** The story goes on elsewhere without being asked; what follows is not told. */
  | { readonly kind: 'goto'; readonly target: string | null };

export interface LinkBlock {
  readonly kind: 'link';
  readonly text: string;
  readonly target: string;
  readonly changes: readonly Change[];
  /** It is offered until it was taken. */
  readonly isOnce?: boolean;
  /** Choices that are told in several places, and taken once in all of them, have the same one. */
  readonly onceAs?: string;
  /** It is taken where no other is left. */
  readonly isFallback?: boolean;
}

export interface Branch {
  /** Null: in every other case. */
  readonly when: Expr | null;
  readonly blocks: readonly Block[];
}

export interface RawScene {
  readonly name: string;
  readonly blocks: readonly Block[];
}

/** A file that has been read, before it is turned into our scenes. */
export interface RawStory {
  readonly title: string;
  readonly start: string;
  readonly scenes: readonly RawScene[];
  /** In their order, each with the scene with which it begins. */
  readonly chapters?: readonly { readonly title: string; readonly scene: string }[];
  /** Its texts have no lists, of which links would leave empty items. */
  readonly isPlain?: boolean;
  /** What the variables are when the story begins. */
  readonly initial: readonly Change[];
  /** Scenes that are only called, and come back: calls are lost, and so are those that nothing else leads to. */
  readonly subroutines?: ReadonlySet<string>;
}
