/** The kinds of findings of attempts, things, people, secrets and time, with their severity. */
export const LEDGER_FINDINGS = {
  'scene missing': 'error',
  'thing not declared': 'warning',
  'person misspelt': 'warning',
  'promise open': 'warning',
  'secret unknown': 'warning',
  'holder unknown': 'warning',
  'attempt decided': 'warning',
  'loss without effect': 'warning',
  'health without end': 'warning',
  'time without end': 'warning',
  'time out unused': 'warning',
  'turns without end': 'warning',
  'ending goes on': 'warning',
  'choice unheard': 'warning',
  'hands full': 'hint',
} as const;

/** The parameters of their texts. */
export interface LedgerFindingParams {
  /** A scene that the story names beside its choices, and that it does not have. */
  readonly 'scene missing': {
    readonly part: 'time_out' | 'lost_at';
    readonly target: string;
    readonly meant?: string;
  };
  readonly 'thing not declared': { readonly name: string; readonly meant?: string };
  readonly 'person misspelt': { readonly name: string; readonly meant: string };
  readonly 'promise open': { readonly who: string };
  readonly 'secret unknown': { readonly name: string; readonly meant?: string };
  readonly 'holder unknown': { readonly secret: string; readonly holder: string };
  readonly 'attempt decided': {
    readonly choice: string;
    readonly check: string;
    readonly always: 'won' | 'lost';
  };
  readonly 'loss without effect': { readonly choice: string };
  readonly 'health without end': { readonly most: number };
  /** The limit of turns of an open scene with choices that are always offered: none is taken when it is reached. */
  readonly 'time without end': { readonly turns: number; readonly choices: number };
  readonly 'time out unused': { readonly because: 'no turns' | 'ending' };
  readonly 'turns without end': { readonly effect: string };
  readonly 'ending goes on': { readonly choices: number };
  /** Whatever follows, it is told in the same words as after the other choice. */
  readonly 'choice unheard': { readonly choice: string; readonly other: string };
  readonly 'hands full': { readonly things: number; readonly slots: number };
}

export type LedgerFindingWords = {
  readonly [K in keyof LedgerFindingParams]: (params: LedgerFindingParams[K]) => string;
};
