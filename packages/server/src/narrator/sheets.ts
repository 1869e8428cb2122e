import type {
  ContentRating,
  Depiction,
  Language,
  Lexicon,
  LoreCard,
  NodeMode,
  StoryStructure,
} from '@kathaloka/contract/entities';

/** What narrators know of a story: its author's words. The same for all turns of a session. */
export interface StorySheet {
  /** The cache key of anything derived from a story. An author's text is no key, because texts can be copied. */
  readonly snapshot_id: string;
  readonly title: string;
  readonly language: Language;
  readonly rating: ContentRating;
  readonly story_prompt: string;
  /** For the narrator alone. */
  readonly story_system_prompt: string;
  readonly lore_cards: readonly LoreCard[];
  readonly depiction: readonly Depiction[];
  readonly lexicon: Lexicon;
  /** The things that can be carried, by the names that effects use. */
  readonly things?: StoryStructure['things'];
}

export interface SceneSheet {
  /** Null in a story without a graph, which plays as one open scene. */
  readonly name: string | null;
  /** The author's text, as it reads in the state after the turn; in a story without a graph, the story's prompt. */
  readonly text: string;
  readonly mode: NodeMode;
  /** The aim of free play in an open scene; may be empty. */
  readonly goal: string;
  readonly max_turns: number | null;
  /** Whether the story moves on by itself after `max_turns`. */
  readonly isTimed?: boolean;
  /** Whether the player has been here before. */
  readonly isRevisited: boolean;
  readonly isEnding: boolean;
  /** The fewest steps to an ending; null if no ending can be reached. */
  readonly stepsToEnding: number | null;
}

export interface PastTurn {
  readonly action_type: string;
  /** What the player typed or chose. */
  readonly input: string | null;
  readonly text: string;
}
