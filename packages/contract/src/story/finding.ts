/** `error` stops publishing, `warning` is to be looked at, `note` is good to know. */
export const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What the checks look for, and how much it weighs. */
export const FINDINGS = {
  'missing start': 'error',
  'dangling target': 'error',
  'unreachable scene': 'error',
  'dead end': 'error',
  trap: 'error',
  'unreadable condition': 'error',
  'unreadable effect': 'error',
  'ending never reached': 'warning',
  'choices alike': 'warning',
  'figure shown': 'error',
  'figure not declared': 'warning',
  'count differs': 'note',
} as const satisfies Record<string, Severity>;
export type FindingKind = keyof typeof FINDINGS;

export interface Finding {
  readonly kind: FindingKind;
  readonly severity: Severity;
  /** The scene it is about; null for the story as a whole. */
  readonly node: string | null;
  /** Which of the scene's choices, counted from 0; null for the scene as a whole. */
  readonly choice: number | null;
  /** A plain sentence that does not repeat the scene's name. */
  readonly message: string;
}

export function finding(
  kind: FindingKind,
  message: string,
  at: { node?: string; choice?: number } = {},
): Finding {
  return { kind, severity: FINDINGS[kind], node: at.node ?? null, choice: at.choice ?? null, message };
}

/** The weightiest first; otherwise in the order in which they were found. */
export function byWeight(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
  );
}

const SHOWN = 60;

/** A name or a choice's label inside a sentence. */
export function quoted(text: string): string {
  const characters = Array.from(text);
  return characters.length > SHOWN ? `“${characters.slice(0, SHOWN).join('')}…”` : `“${text}”`;
}
