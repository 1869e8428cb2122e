import type {
  ContentRating,
  Depiction,
  Language,
  Lexicon,
  LoreCard,
  ModelStatus,
  NodeMode,
  TurnReasons,
} from '@kathaloka/contract/entities';
import type { EarnedChoice, PlayState } from '@kathaloka/story';
import type { Memory } from './prompts/promptTypes.ts';

/** What narrators know of a story: its author's words. The same for all turns of a session. */
export interface StorySheet {
  /** The key of whatever is remembered about a story. An author's text is no key, because texts can be copied. */
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
}

/** The scene of the turn. */
export interface SceneSheet {
  /** Null in a story without a graph, which plays as one open scene. */
  readonly name: string | null;
  /** The author's text, as it reads in the state after the turn; of a story without a graph its prompt. */
  readonly text: string;
  readonly mode: NodeMode;
  /** The aim of free play in an open scene; may be empty. */
  readonly goal: string;
  readonly max_turns: number | null;
  /** Whether the player has been here before. */
  readonly isRevisited: boolean;
  readonly isEnding: boolean;
  /** How many steps it takes at least to an ending; null where none can be reached. */
  readonly stepsToEnding: number | null;
}

/** A turn that was told before. */
export interface PastTurn {
  readonly action_type: string;
  /** What the player typed or chose. */
  readonly input: string | null;
  readonly text: string;
}

/** What is to be told. */
export interface NarrationTask {
  readonly kind: 'scene' | 'moment' | 'detour' | 'setting';
  readonly model_key: string;
  /** Who acts. Where several play, not always the one who pays. */
  readonly account: string;
  readonly story: StorySheet;
  readonly scene: SceneSheet;
  /** The state after the turn. */
  readonly state: PlayState;
  /** The author's choices that are open now. */
  readonly choices: readonly string[];
  /** What the player typed or chose. */
  readonly input: string | null;
  /** The name that the author gave to the choice that was taken, if any. */
  readonly deed: string;
  /** Those of them that the player has earned by an earlier deed. */
  readonly earned?: readonly EarnedChoice[];
  /** For a setting: how many side paths are wanted beside the author's choices. */
  readonly detours: number;
  /** The turns before this one, the newest last; not all of a long session. */
  readonly history: readonly PastTurn[];
  /** The latest texts of this session, undone ones included, so that they are not repeated. */
  readonly recentTexts: readonly string[];
  /** The memory of earlier turns. */
  readonly memory?: Memory;
  /** The notes that narrators stored with the newest turn that has any; null at the beginning. */
  readonly notes: unknown;
  /** Which retelling of the same turn this is; 0 for the first time. */
  readonly retelling: number;
  /** The latest texts of the same turn that were told before, the newest last. */
  readonly tellings: readonly string[];
  /** The same seed gives the same telling. The same for all turns of a session. */
  readonly seed: number;
}

/** Why the built-in narrator or illustrator replaces a model, or the author's own words do. */
export type SteppedIn = NonNullable<TurnReasons['stepped_in']>;

/** The model that was asked and failed, and the key whose price its stand-in has; null: it has none, so it is free. */
export interface InsteadOf {
  readonly name: string;
  readonly priced_as: string | null;
}

/** Who told a turn: a model, or the built-in narrator, which replaces a model that fails, free of charge. */
export type Teller =
  | {
      readonly narrator: 'model';
      readonly name: string;
      readonly insteadOf?: InsteadOf;
      /** Too much of its answer had to be left out for a charge. */
      readonly isFree?: boolean;
    }
  | { readonly narrator: 'built_in'; readonly steppedIn?: SteppedIn };

/** A part of the text as it is written, or what comes with it. */
export type Piece =
  | { readonly text: string }
  /** The side paths at the end of a setting. */
  | { readonly detours: readonly string[] }
  /** Stored with the turn as JSON and passed to the next one. Undo reverts it. */
  | { readonly notes: unknown }
  | { readonly teller: Teller }
  /** The lore and the deeds that it used, in the author's words; of a model those, with the facts, that it was sent. */
  | { readonly remembered: readonly string[] };

/** What a player's words may mean. */
export interface InterpretTask {
  readonly model_key: string;
  /** Who typed them. */
  readonly account: string;
  readonly story: StorySheet;
  /** What was told last. */
  readonly lastText: string;
  /** The author's choices that are open now. */
  readonly choices: readonly string[];
  /** For each of them the author's other phrasings. */
  readonly said?: readonly (readonly string[] | undefined)[];
  readonly input: string;
}

export interface Interpretation {
  /** Which of the choices is meant; null for none. */
  readonly edge: number | null;
  /** Whether the narrator is sure. Only then does the story follow the choice. */
  readonly isSure: boolean;
}

export interface PictureTask {
  /** The turn that the picture will belong to. */
  readonly turn_id: string;
  readonly model_key: string;
  /** Who asks for it. */
  readonly account: string;
  readonly story_id: string;
  readonly story: StorySheet;
  /** The scene as it was told last. */
  readonly text: string;
  /** What the story's cover shows: the setting for scenes that name none. */
  readonly world: string;
  readonly state: PlayState;
  readonly seed: number;
}

export type Picture = (
  | {
      readonly image_url: string;
      readonly style: string;
      readonly prompt: string;
      /** Alternative text, in the language of the story if it is supported. */
      readonly image_alt?: string;
      /** Who drew it, where it was not the built-in illustrator. */
      readonly drawnBy?: string;
      readonly insteadOf?: InsteadOf;
    }
  | { readonly fallback_description: string; readonly prompt: string }
) & {
  /** Why the built-in illustrator drew it in place of a model. */
  readonly steppedIn?: SteppedIn;
};

export interface SummaryTask {
  readonly model_key: string;
  readonly story: StorySheet;
  /** In order. */
  readonly turns: readonly PastTurn[];
}

export interface FactsTask {
  readonly model_key: string;
  readonly story: StorySheet;
  readonly turn: PastTurn;
  /** The keys of earlier facts, to be reused for the same subject. */
  readonly keys: readonly string[];
  /** The names of the variables of the server, which facts must not set. */
  readonly reserved: { readonly numbers: readonly string[]; readonly flags: readonly string[] };
}

/** A fact that a turn has established. */
export interface Fact {
  readonly key: string;
  readonly value: string;
  readonly known_to: readonly string[];
}

/** A choice for which an author asks how else players may say it. */
export interface PhrasesTask {
  readonly model_key: string;
  readonly language: StorySheet['language'];
  /** The text of its scene. */
  readonly scene: string;
  /** All choices of the scene. */
  readonly choices: readonly string[];
  /** What stands with the choice already. */
  readonly said: readonly string[];
  /** Which of the choices, from 0. */
  readonly index: number;
}

/** Writes the memory of a session after each turn. */
export interface MemoryWriter {
  /** A summary of turns; null if the answer is unusable. */
  readonly summarise: (task: SummaryTask, signal: AbortSignal) => Promise<string | null>;
  readonly factsOf: (task: FactsTask, signal: AbortSignal) => Promise<readonly Fact[]>;
  /** By the notes of a turn: whether fewer turns than a summary covers fitted into its prompt. */
  readonly hasRoomForFew?: (notes: unknown) => boolean;
}

/** What decides whether a provider's model is called for an action. */
export interface ModelAction {
  readonly model_key: string;
  /** Whose action it is: one call of an account is under way at a time. */
  readonly account: string;
  /** By it servers find what they have cached of the session. */
  readonly session_id?: string;
  /** The calls that the action needs at least; a second try and the memory come on top. */
  readonly calls: number;
  /** Called once, before the first call to a provider: of what the account has had too much; null: it may go on. */
  readonly begin: () => Promise<SteppedIn | null>;
  /** The same for each call to a provider, before it. */
  readonly takeCall: () => Promise<SteppedIn | null>;
  /** Told when a call begins to wait for its turn, and when it has come. */
  readonly onWait?: (isWaiting: boolean) => void;
  /** Why no model is called, where that was decided before. */
  readonly stepped_in?: SteppedIn | undefined;
}

/** What the answered calls of an action have used of a model. */
export interface ModelUse {
  /** The name that the provider knows. */
  readonly model: string;
  readonly calls: number;
  readonly prompt_tokens: number;
  /** Those of the prompt that the provider had cached. */
  readonly cached_tokens: number;
  readonly completion_tokens: number;
}

/** Tells stories. It writes and draws only: the server decides where the story goes, what it costs and what is stored. */
export interface Narrator {
  /** Written piece by piece. The signal aborts it. */
  readonly narrate: (task: NarrationTask, signal: AbortSignal) => AsyncIterable<Piece>;
  readonly illustrate: (task: PictureTask, signal: AbortSignal) => Promise<Picture>;
  /** Which choice free text means. */
  readonly interpret: (task: InterpretTask, signal: AbortSignal) => Promise<Interpretation>;
  /** For turns that a model has told. The built-in narrator uses its notes instead. */
  readonly remember?: MemoryWriter;
  /** Other words for an author's choice. The built-in narrator has none of its own. */
  readonly phrases?: (task: PhrasesTask, signal: AbortSignal) => Promise<readonly string[]>;
  /**
   * The narrator of one action: decided before the first call, for all of them, and each call is counted. Absent where
   * nothing is called.
   */
  readonly forAction?: (action: ModelAction) => Promise<Narrator>;
  /** Tells and draws without any model; absent where this one does. */
  readonly builtIn?: Narrator;
  /** What this narrator of one action has used so far. */
  readonly used?: () => readonly ModelUse[];
  /** How the models of the provider are, as far as this process knows. */
  readonly modelStatus?: () => readonly ModelStatus[];
}

/** Thrown by a narrator that cannot tell the turn. The turn is not charged. */
export class NarratorFailure extends Error {
  override readonly name = 'NarratorFailure';
  readonly code: 'narrator_failed' | 'narrator_timed_out';

  constructor(code: NarratorFailure['code'], message: string) {
    super(message);
    this.code = code;
  }
}
