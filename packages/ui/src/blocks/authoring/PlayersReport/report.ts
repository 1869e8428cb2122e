/** The tempers of the simulated players, in the order of the report's columns. */
export const TEMPERS = ['curious', 'cautious', 'chaotic', 'silent', 'off-topic'] as const;

export interface ReportSpread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** What became of the players of one temper. */
export interface TemperReport {
  readonly temper: (typeof TEMPERS)[number];
  readonly players: number;
  readonly seed: number;
  readonly scenes: readonly { readonly scene: string; readonly players: number }[];
  readonly endings: readonly { readonly scene: string; readonly share: number }[];
  readonly stalls: readonly {
    readonly scene: string | null;
    readonly why: 'xp' | 'no choice' | 'turns';
    readonly players: number;
  }[];
  readonly credits: readonly (ReportSpread & { readonly model_key: string })[];
}

export const REPORT_STATES = ['idle', 'running', 'done', 'failed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
