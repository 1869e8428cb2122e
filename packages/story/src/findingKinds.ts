import type { Language } from '@kathaloka/contract/entities';
import type { DEPICTION_RULES, NODE_MODES } from '@kathaloka/contract/limits';
import type { StoryCounts } from './counts.ts';

/** `error` blocks publishing, `warning` should be looked at, `hint` is information. */
export const SEVERITIES = ['error', 'warning', 'hint'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Every kind of finding, with its severity. */
export const FINDINGS = {
  'missing start': 'error',
  'dangling target': 'error',
  'unreachable scene': 'error',
  'dead end': 'error',
  trap: 'error',
  'loop without exit': 'error',
  'unreadable condition': 'error',
  'unreadable effect': 'error',
  'chapter misplaced': 'error',
  'reserved name': 'error',
  'choice hidden': 'error',
  'empty text': 'error',
  'too long': 'error',
  'too many': 'error',
  'figure shown': 'error',
  'names alike': 'warning',
  'ending never reached': 'warning',
  'choices alike': 'warning',
  'phrase claimed': 'warning',
  'false choice': 'warning',
  'condition never true': 'warning',
  'variant never told': 'warning',
  'variable never set': 'warning',
  'value not told': 'warning',
  'answer not told': 'warning',
  'goal missing': 'warning',
  'turns unused': 'warning',
  'figure not declared': 'warning',
  'secret shown': 'warning',
  'direction shown': 'warning',
  'translation missing': 'warning',
  'translation stale': 'warning',
  'translation tells other values': 'warning',
  'condition always true': 'hint',
  'variable never read': 'hint',
  'phrase superfluous': 'hint',
  'long text': 'hint',
  'count differs': 'hint',
  'not proved': 'hint',
} as const satisfies Record<string, Severity>;
export type FindingKind = keyof typeof FINDINGS;

/** Numbers and things are separate: `oil + 1` and `gain oil` change two variables of one name. */
export type VariableKind = 'number' | 'thing';

/** The value of a variable in a situation. */
export interface VariableValue {
  readonly name: string;
  readonly is: number | boolean;
  /** Clamped: the number may be greater or smaller, but no condition reads beyond this value. */
  readonly beyond?: 'more' | 'less';
}

/** The parts of a scene that have a text of their own. */
export type TextPart = 'scene' | 'variant' | 'choice';

/** The texts that readers see before they play. */
export type PublicText = 'tagline' | 'story_description' | 'story_prompt';

/** The parameters of each finding's text. */
export interface FindingParams {
  'missing start': { readonly start: string };
  'dangling target': {
    readonly choice: string;
    readonly target: string;
    /** A scene whose name differs by a letter. */
    readonly meant?: string;
  };
  /** Linked: some chain of choices leads there, ignoring conditions. */
  'unreachable scene': { readonly isLinked: boolean };
  /** Empty if only a random walk has reached it. */
  'dead end': { readonly state: readonly VariableValue[] };
  trap: { readonly scenes: number };
  'loop without exit': { readonly scenes: number };
  /** `at` counts characters from 1; `because` is English. */
  'unreadable condition': { readonly text: string; readonly at: number; readonly because: string };
  'unreadable effect': { readonly text: string; readonly at: number; readonly because: string };
  'chapter misplaced': {
    readonly title: string;
    /** Alone: a story has no chapters, or two of them at least. */
    readonly because: 'no scene' | 'same scene' | 'not the start' | 'alone';
    /** The name of its scene. */
    readonly scene: string;
  };
  'reserved name': { readonly name: string };
  'empty text': { readonly part: TextPart | 'name' | 'phrase' | 'chapter' };
  'too long': {
    readonly part:
      | TextPart
      | 'name'
      | 'goal'
      | 'ask'
      | 'deed'
      | 'phrase'
      | 'condition'
      | 'effect'
      | 'chapter';
    readonly length: number;
    readonly max: number;
  };
  'too many': {
    /** Words: with which a line that a player types is compared. */
    readonly part: 'scenes' | 'chapters' | 'choices' | 'variants' | 'phrases' | 'name words' | 'choice words';
    readonly count: number;
    readonly max: number;
  };
  'figure shown': { readonly figure: string };
  'names alike': {
    readonly part: 'scene' | VariableKind;
    readonly name: string;
    readonly other: string;
  };
  'ending never reached': { readonly walks: number };
  /** Another choice of the same text is offered whenever it is. */
  'choice hidden': { readonly choice: string };
  'choices alike': { readonly choice: string; readonly other: string };
  /** Two choices of a scene that would be said in the same words. */
  'phrase claimed': { readonly phrase: string; readonly choice: string; readonly other: string };
  /** It is the text of its own choice, or stands there twice. */
  'phrase superfluous': { readonly phrase: string; readonly choice: string };
  'false choice': { readonly choices: number; readonly target: string };
  'condition never true': { readonly choice: string; readonly condition: string };
  'variant never told': {
    readonly condition: string;
    /** Covered: an earlier variant holds as well; too late: its variables are set only when the scene cannot be entered again. */
    readonly because: 'never' | 'covered' | 'too late';
  };
  'variable never set': {
    readonly name: string;
    readonly as: VariableKind;
    /** Some choice sets the other variable of this name. */
    readonly isOtherSet: boolean;
    /** A variable of the kind that is set, and whose name differs by a letter. */
    readonly meant?: string;
  };
  'value not told': {
    /** As it stands in the text. */
    readonly value: string;
    readonly because: 'unknown' | 'thing' | 'unreadable' | 'unclosed';
    /** Of an unknown value: the name that may have been meant. */
    readonly meant: string | null;
  };
  /** What a choice asks for: no name, the name of a number as well, or nothing that any text tells. */
  'answer not told': { readonly name: string; readonly because: 'no name' | 'number' | 'untold' };
  /** What the narrator would lead to, if it were written. */
  'goal missing': { readonly mode: 'open' };
  'turns unused': { readonly mode: (typeof NODE_MODES)[number]; readonly turns: number };
  'figure not declared': { readonly figure: string; readonly rule: (typeof DEPICTION_RULES)[number] };
  /** Words that the system prompt has as well. */
  'secret shown': { readonly part: PublicText; readonly words: string };
  'direction shown': { readonly part: PublicText; readonly words: string };
  /** How many texts of the story; its place is that of the first. */
  'translation missing': { readonly language: Language; readonly texts: number };
  /** How many texts of the scene, or of the story beside its scenes, whose originals have changed since. */
  'translation stale': { readonly language: Language; readonly texts: number };
  /** The names of values that the original tells, and the translation does not, or the other way round. */
  'translation tells other values': { readonly language: Language; readonly names: readonly string[] };
  'condition always true': { readonly choice: string; readonly condition: string };
  'variable never read': { readonly name: string; readonly as: VariableKind };
  'long text': { readonly part: TextPart; readonly words: number; readonly most: number };
  'count differs': {
    readonly part: keyof StoryCounts;
    readonly declared: number;
    readonly counted: number;
  };
  /** States: not all states could be explored; walks: only this many random walks were possible. */
  'not proved': { readonly because: 'states' | 'walks'; readonly walks: number };
}

/** One language's sentences for every kind: what is wrong, and what to do. */
export type FindingWords = { readonly [K in FindingKind]: (params: FindingParams[K]) => string };
