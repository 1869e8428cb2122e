import type { Language } from '@kathaloka/contract/entities';
import type { DEPICTION_RULES, NODE_MODES } from '@kathaloka/contract/limits';
import type { StoryCounts } from './counts.ts';
import { LEDGER_FINDINGS, type LedgerFindingParams } from './ledgerFindingKinds.ts';

/** `error` blocks publishing, `warning` needs a second look, `hint` is information. */
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
  ...LEDGER_FINDINGS,
  'condition always true': 'hint',
  'variable never read': 'hint',
  'phrase superfluous': 'hint',
  'long text': 'hint',
  'count differs': 'hint',
  'not proved': 'hint',
} as const satisfies Record<string, Severity>;
export type FindingKind = keyof typeof FINDINGS;

/** Numbers and things are separate: `oil + 1` and `gain oil` change two different variables. */
export type VariableKind = 'number' | 'thing';

/** The value of a variable in a situation. */
export interface VariableValue {
  readonly name: string;
  readonly is: number | boolean;
  /** Set if the value was clamped: the real number is beyond it, and no condition distinguishes the two. */
  readonly beyond?: 'more' | 'less';
}

/** The parts of a scene that have a text of their own. */
export type TextPart = 'scene' | 'variant' | 'choice';

/** The texts that readers see before they play. */
export type PublicText = 'tagline' | 'story_description' | 'story_prompt';

/** The parameters of each finding's text. */
export interface FindingParams extends LedgerFindingParams {
  'missing start': { readonly start: string };
  'dangling target': {
    readonly choice: string;
    readonly target: string;
    /** A scene whose name is one letter away. */
    readonly meant?: string;
    /** It is the scene to which the choice leads if it fails. */
    readonly isLoss?: true;
  };
  /** `isLinked`: a chain of choices leads there if conditions are ignored. */
  'unreachable scene': { readonly isLinked: boolean };
  /** Empty if only random walks reached it. */
  'dead end': { readonly state: readonly VariableValue[] };
  trap: { readonly scenes: number };
  'loop without exit': { readonly scenes: number };
  /** `at` counts characters from 1; `because` is English. */
  'unreadable condition': { readonly text: string; readonly at: number; readonly because: string };
  'unreadable effect': { readonly text: string; readonly at: number; readonly because: string };
  'chapter misplaced': {
    readonly title: string;
    /** `alone`: it is the only chapter; a story has none or at least two. */
    readonly because: 'no scene' | 'same scene' | 'not the start' | 'alone';
    /** The scene of the chapter. */
    readonly scene: string;
  };
  'reserved name': { readonly name: string };
  'empty text': { readonly part: TextPart | 'name' | 'phrase' | 'chapter' | 'secret' };
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
      | 'check'
      | 'won'
      | 'lost'
      | 'lose effect'
      | 'each turn'
      | 'thing'
      | 'secret'
      | 'chapter';
    readonly length: number;
    readonly max: number;
  };
  'too many': {
    /** `name words` and `choice words`: the words that typed text is compared with. */
    readonly part:
      | 'scenes'
      | 'chapters'
      | 'choices'
      | 'variants'
      | 'phrases'
      | 'things'
      | 'secrets'
      | 'state names'
      | 'name words'
      | 'choice words';
    readonly count: number;
    readonly max: number;
  };
  'figure shown': { readonly figure: string };
  'names alike': {
    readonly part: 'scene' | 'person' | VariableKind;
    readonly name: string;
    readonly other: string;
  };
  'ending never reached': { readonly walks: number };
  /** An earlier choice with the same text is offered whenever this one is. */
  'choice hidden': { readonly choice: string };
  'choices alike': { readonly choice: string; readonly other: string };
  /** Two choices of a scene with the same phrase. */
  'phrase claimed': { readonly phrase: string; readonly choice: string; readonly other: string };
  /** The phrase repeats the choice's own text or another one of its phrases. */
  'phrase superfluous': { readonly phrase: string; readonly choice: string };
  'false choice': { readonly choices: number; readonly target: string };
  'condition never true': { readonly choice: string; readonly condition: string };
  'variant never told': {
    readonly condition: string;
    /**
     * `covered`: an earlier variant holds whenever this one does. `too late`: its variables are set only
     * after the last visit to the scene.
     */
    readonly because: 'never' | 'covered' | 'too late';
  };
  'variable never set': {
    readonly name: string;
    readonly as: VariableKind;
    /** Whether a choice sets the variable of the other kind with the same name. */
    readonly isOtherSet: boolean;
    /** A variable of the same kind that is set, and whose name is one letter away. */
    readonly meant?: string;
  };
  'value not told': {
    /** The value as it is written in the text. */
    readonly value: string;
    readonly because: 'unknown' | 'thing' | 'unreadable' | 'unclosed';
    /** For an unknown value, a known name that may have been meant. */
    readonly meant: string | null;
  };
  /** The question has no valid name, the name of a number, or a name that no text prints. */
  'answer not told': { readonly name: string; readonly because: 'no name' | 'number' | 'untold' };
  /** Without a goal, the narrator of an open scene does not know where to lead. */
  'goal missing': { readonly mode: 'open' };
  'turns unused': { readonly mode: (typeof NODE_MODES)[number]; readonly turns: number };
  'figure not declared': { readonly figure: string; readonly rule: (typeof DEPICTION_RULES)[number] };
  /** Words that also occur in the system prompt. */
  'secret shown': { readonly part: PublicText; readonly words: string };
  'direction shown': { readonly part: PublicText; readonly words: string };
  /** The number of missing texts in the story; the finding is at the first one. */
  'translation missing': { readonly language: Language; readonly texts: number };
  /** The number of texts of the scene, or of the story, whose originals have changed. */
  'translation stale': { readonly language: Language; readonly texts: number };
  /** The names of values that only the original or only the translation prints. */
  'translation tells other values': { readonly language: Language; readonly names: readonly string[] };
  'condition always true': { readonly choice: string; readonly condition: string };
  'variable never read': { readonly name: string; readonly as: VariableKind };
  'long text': { readonly part: TextPart; readonly words: number; readonly most: number };
  'count differs': {
    readonly part: keyof StoryCounts;
    readonly declared: number;
    readonly counted: number;
  };
  /** `states`: not all states could be explored. `walks`: only this many random walks were made. */
  'not proved': { readonly because: 'states' | 'walks'; readonly walks: number };
}

/** One language's sentences for every kind: what is wrong, and what to do. */
export type FindingWords = { readonly [K in FindingKind]: (params: FindingParams[K]) => string };
