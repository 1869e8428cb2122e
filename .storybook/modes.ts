import { useSyncExternalStore } from 'react';
import type { Content } from './content.ts';

/** The globals of a mode; omitted ones stay as the story sets them. */
export interface Mode {
  readonly name: string;
  readonly theme?: string;
  readonly language?: string;
  readonly width?: number;
  /** Other content for the story, which is then rendered again. */
  readonly content?: Content;
}

const PALM_LEAF: Mode = { name: 'palm leaf', theme: 'palm-leaf' };
const HINDI: Mode = { name: 'Hindi', language: 'hi' };
const URDU: Mode = { name: 'Urdu', language: 'ur' };
const PHONE: Mode = { name: '390 px', width: 390 };
export const NARROWEST: Mode = { name: '320 px', width: 320 };

/** The modes that are combined in one rendering. */
export type Rendering = readonly Mode[];

/** Each mode by itself, so that a fault has one cause. */
export const ONE_BY_ONE: readonly Rendering[] = [[PALM_LEAF], [HINDI], [URDU], [PHONE], [NARROWEST]];

/** The least space for long text. */
const TIGHTEST: Rendering = [URDU, NARROWEST];

const HINDI_CONTENT: Mode = { name: 'Hindi content', content: 'hi', language: 'hi' };
const URDU_CONTENT: Mode = { name: 'Urdu content', content: 'ur', language: 'ur' };
const LONG_CONTENT: Mode = { name: 'long content', content: 'long' };
const LONG_HINDI_CONTENT: Mode = { name: 'long Hindi content', content: 'longInHindi', language: 'hi' };

type Renderings = Readonly<Record<Content, readonly Rendering[]>>;

/**
 * The renderings for each other content: one in its usual surroundings, and for long content a second one with the
 * least space.
 */
export const CONTENTS: Renderings = {
  hi: [[HINDI_CONTENT]],
  ur: [[URDU_CONTENT]],
  long: [
    [LONG_CONTENT, PHONE],
    [LONG_CONTENT, ...TIGHTEST],
  ],
  longInHindi: [[LONG_HINDI_CONTENT, PHONE]],
};

type Settings = Omit<Mode, 'name'>;

/** The settings of several modes, merged. */
export function settingsOf(rendering: Rendering): Settings {
  return Object.assign({}, ...rendering) as Settings;
}

let current: Settings = {};
const listeners = new Set<() => void>();

export function switchTo(rendering: Rendering): void {
  current = settingsOf(rendering);
  for (const tell of listeners) tell();
}

/** Resets the settings for the next story, without rendering the current one again. */
export function switchLater(): void {
  current = {};
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, () => current);
}
