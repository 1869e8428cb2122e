import type { ModelStatus, TurnReasons } from '@kathaloka/contract/entities';
import type { Hand, StrikeReason } from '@kathaloka/contract/limits';
import type { EarnedChoice, PlayState } from '@kathaloka/story';
import type { Memory, SecretHere } from './prompts/promptTypes.ts';
import type { PastTurn, SceneSheet, StorySheet } from './sheets.ts';
import type { ReadingTask, TurnReading } from './TurnReading.ts';

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
  /** The choice that the player may have meant, and whether that is likely. */
  readonly perhaps?: { readonly text: string; readonly isLikely: boolean } | undefined;
  /** Whether the typed line gives something away. */
  readonly hasGiven?: boolean;
  /** The author's name for the choice that was taken; may be empty. */
  readonly deed: string;
  /** The open choices that the player has earned by an earlier deed. */
  readonly earned?: readonly EarnedChoice[];
  /** For a setting: how many side paths to offer besides the author's choices. */
  readonly detours: number;
  /** The turns before the current turn, the newest last. A long session passes only its newest turns. */
  readonly history: readonly PastTurn[];
  /** The latest texts of this session, including undone ones, so that they are not repeated. */
  readonly recentTexts: readonly string[];
  /** The author's secrets that somebody who is here holds, or that may be known. */
  readonly secrets?: readonly SecretHere[];
  /** The memory of earlier turns. */
  readonly memory?: Memory;
  /** The notes that narrators stored with the newest turn that has any; null at the beginning. */
  readonly notes: unknown;
  /** Which retelling of the same turn this is; 0 for the first time. */
  readonly retelling: number;
  /** The latest earlier tellings of this turn, the newest last. */
  readonly tellings: readonly string[];
  /** The same seed gives the same telling. All turns of a session share it. */
  readonly seed: number;
}

/** Why the built-in narrator, the built-in illustrator or the author's own words replace a model. */
export type SteppedIn = NonNullable<TurnReasons['stepped_in']>;

/** The model that failed, and the key whose price the fallback has; null: the fallback is free. */
export interface InsteadOf {
  readonly name: string;
  readonly priced_as: string | null;
}

/** Who told a turn: a model, or the built-in narrator, which replaces a failed model free of charge. */
export type Teller =
  | {
      readonly narrator: 'model';
      readonly name: string;
      readonly insteadOf?: InsteadOf;
      /** Whether so much of the answer was left out that the turn is free. */
      readonly isFree?: boolean;
    }
  | { readonly narrator: 'built_in'; readonly steppedIn?: SteppedIn };

/** A part of the text, in the order of writing, or data that comes with it. */
/**
 * Whether a typed line that means no choice was answered: then no choice is suggested. `unclear`: nothing was told
 * but what can be typed, so the turn is free and leaves the play as it was.
 */
export type Verdict = 'answered' | 'unclear';

export type Piece =
  | {
      readonly text: string;
      /** Whose words these are; by default the model's in a turn that a model tells, else the house's. */
      readonly by?: Hand;
    }
  /** A sentence that was left out before anybody read it, and why. Its words stay behind. */
  | { readonly struck: StrikeReason }
  /** Sent by a narrator that knows it. */
  | { readonly verdict: Verdict }
  /** The side paths at the end of a setting. */
  | { readonly detours: readonly string[] }
  /** Stored with the turn as JSON, and passed to the next turn. Undo reverts them. */
  | { readonly notes: unknown }
  | { readonly teller: Teller }
  /** The deeds and facts that a model was sent, and that the player knows. */
  | { readonly remembered: readonly string[] };

export interface InterpretTask {
  readonly model_key: string;
  /** Who typed the words. */
  readonly account: string;
  readonly story: StorySheet;
  /** The text of the newest turn. */
  readonly lastText: string;
  /** The author's choices that are open now. */
  readonly choices: readonly string[];
  /** The author's other phrasings of each choice. */
  readonly said?: readonly (readonly string[] | undefined)[];
  readonly input: string;
}

export interface Interpretation {
  /** Which of the choices is meant; null for none. */
  readonly edge: number | null;
  /** Whether the narrator is sure. Only then does the story follow the choice. */
  readonly isSure: boolean;
  /** Whether an uncertain choice is likely to be meant. */
  readonly isLikely?: boolean;
}

export interface PictureTask {
  /** The turn that the picture belongs to. */
  readonly turn_id: string;
  readonly model_key: string;
  /** Who asks for it. */
  readonly account: string;
  readonly story_id: string;
  readonly story: StorySheet;
  /** The text of the scene as it was told last. */
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
      /** Who drew it; absent for the built-in illustrator. */
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
  /** In the order of play. */
  readonly turns: readonly PastTurn[];
}

/** An author's choice that needs other phrasings. */
export interface PhrasesTask {
  readonly model_key: string;
  readonly language: StorySheet['language'];
  /** The text of its scene. */
  readonly scene: string;
  /** All choices of the scene. */
  readonly choices: readonly string[];
  /** The phrasings that the choice already has. */
  readonly said: readonly string[];
  /** The index of the choice in `choices`. */
  readonly index: number;
}

/** Writes the memory of a session after each turn. */
export interface MemoryWriter {
  /** A summary of turns; null if the model's answer is unusable. */
  readonly summarise: (task: SummaryTask, signal: AbortSignal) => Promise<string | null>;
  readonly readTurn: (task: ReadingTask, signal: AbortSignal) => Promise<TurnReading>;
  /** Reads the notes of a turn: whether its prompt had room for fewer turns than a summary covers. */
  readonly hasRoomForFew?: (notes: unknown) => boolean;
}

/** What decides whether an action may call a provider's model. */
export interface ModelAction {
  readonly model_key: string;
  /** Whose place in the queue it takes: an account may have one call at a time, and its memory another one. */
  readonly account: string;
  /** Servers find the cache of the session by it. */
  readonly session_id?: string;
  /** The minimum number of calls of the action. A second try and the memory come on top. */
  readonly calls: number;
  /** Called once, before the first call to a provider. Returns which limit the account has reached, or null. */
  readonly begin: () => Promise<SteppedIn | null>;
  /** Called before each call to a provider. Returns the same as `begin`. */
  readonly takeCall: () => Promise<SteppedIn | null>;
  /** Whether the account is new or unproven: a share of the day's budget is not for it. */
  readonly isNewcomer?: () => Promise<boolean>;
  /** Called with true when a call begins to wait in the queue, and with false when its turn has come. */
  readonly onWait?: (isWaiting: boolean) => void;
  /** Set if it is already decided that no model is called, and why. */
  readonly stepped_in?: SteppedIn | undefined;
}

/** What the answered calls of an action have used, for one model. */
export interface ModelUse {
  /** The provider's name of the model. */
  readonly model: string;
  readonly calls: number;
  readonly prompt_tokens: number;
  /** Prompt tokens that the provider had cached. */
  readonly cached_tokens: number;
  readonly completion_tokens: number;
}

/** Tells and draws only: the server decides where the story goes, what it costs and what is stored. */
export interface Narrator {
  /** Yields the text piece by piece. The signal aborts it. */
  readonly narrate: (task: NarrationTask, signal: AbortSignal) => AsyncIterable<Piece>;
  readonly illustrate: (task: PictureTask, signal: AbortSignal) => Promise<Picture>;
  /** Finds the choice that free text means. */
  readonly interpret: (task: InterpretTask, signal: AbortSignal) => Promise<Interpretation>;
  /** For turns that a model has told; the built-in narrator uses its notes instead. */
  readonly remember?: MemoryWriter;
  /** Other phrasings of an author's choice. The built-in narrator has none of its own. */
  readonly phrases?: (task: PhrasesTask, signal: AbortSignal) => Promise<readonly string[]>;
  /**
   * The narrator of one action: it is chosen once for all calls, and each call is counted. Absent if this
   * narrator calls no provider.
   */
  readonly forAction?: (action: ModelAction) => Promise<Narrator>;
  /** Tells and draws without a model; absent if this narrator does so itself. */
  readonly builtIn?: Narrator;
  /** Returns what was taken in advance for calls that the action has not made. Called when it has ended. */
  readonly giveBack?: () => Promise<void>;
  /** What this action has used so far. */
  readonly used?: () => readonly ModelUse[];
  /** The status of the provider's models, as far as this process knows. */
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
