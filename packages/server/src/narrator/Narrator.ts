import type { Language } from '@kathaloka/contract/entities';
import type { PlayState } from '@kathaloka/contract/story';

/** What is to be told. */
export interface TellingTask {
  readonly kind: 'scene' | 'moment' | 'detour' | 'setting';
  readonly model_key: string;
  readonly language: Language;
  /** The author's text of the scene that is told, or that the story stays in; of a story without a graph its prompt. */
  readonly text: string;
  /** The state after the turn. */
  readonly state: PlayState;
  /** The author's choices that are open now. */
  readonly choices: readonly string[];
  /** What the player typed or chose. */
  readonly input: string | null;
  /** For a setting: how many side paths are wanted beside the author's choices. */
  readonly detours: number;
  /** Which telling of the same turn this is, from 0. */
  readonly telling: number;
  /** The same seed gives the same telling. */
  readonly seed: number;
}

/** A part of the text as it is written, or the side paths at its end. */
export type Piece = { readonly text: string } | { readonly detours: readonly string[] };

export interface PictureTask {
  /** The turn that the picture will belong to. */
  readonly turn_id: string;
  readonly model_key: string;
  readonly story_id: string;
  /** The scene as it was told last. */
  readonly text: string;
  /** What the story's cover shows: the world in which a scene lies that names little. */
  readonly world: string;
  readonly state: PlayState;
  readonly seed: number;
}

export type Picture =
  | { readonly image_url: string; readonly style: string; readonly prompt: string }
  | { readonly fallback_description: string; readonly prompt: string };

/** Tells stories. It writes and draws, and decides nothing: where the story goes, what it costs and what is stored is not its business. */
export interface Narrator {
  /** Written piece by piece. The signal aborts it. */
  readonly narrate: (task: TellingTask, signal: AbortSignal) => AsyncIterable<Piece>;
  readonly illustrate: (task: PictureTask, signal: AbortSignal) => Promise<Picture>;
}

/** Thrown by a narrator that has nothing to tell: the turn is not charged. */
export class NarratorFailure extends Error {
  override readonly name = 'NarratorFailure';
  readonly code: 'narrator_failed' | 'narrator_timed_out';

  constructor(code: NarratorFailure['code'], message: string) {
    super(message);
    this.code = code;
  }
}
