/** `error` blocks publishing, `warning` should be looked at, `note` is information. */
export const SEVERITIES = ['error', 'warning', 'note'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Every kind of finding, with its severity. */
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
  'variant never told': 'warning',
  'figure shown': 'error',
  'figure not declared': 'warning',
  'count differs': 'note',
} as const satisfies Record<string, Severity>;
export type FindingKind = keyof typeof FINDINGS;

export interface Finding {
  readonly kind: FindingKind;
  readonly severity: Severity;
  /** The scene; null for the whole story. */
  readonly node: string | null;
  /** Index of the choice within the scene, from 0; null for the whole scene. */
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

/** Most severe first; otherwise in the order of discovery. */
export function byWeight(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
  );
}

const SHOWN = 60;

/** Quotes a name or a choice's label within a sentence. */
export function quoted(text: string): string {
  const characters = Array.from(text);
  return characters.length > SHOWN ? `“${characters.slice(0, SHOWN).join('')}…”` : `“${text}”`;
}
