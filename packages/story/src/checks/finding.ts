import type { Language } from '@kathaloka/contract/entities';
import { findings as english } from './findings.ts';
import {
  type FindingKind,
  type FindingParams,
  FINDINGS,
  type FindingWords,
  SEVERITIES,
  type Severity,
} from '../findingKinds.ts';

interface FindingOf<K extends FindingKind> {
  readonly kind: K;
  readonly severity: Severity;
  /** The scene; null for the whole story. */
  readonly node: string | null;
  /** Index of the choice within the scene, from 0; null for the whole scene. */
  readonly choice: number | null;
  /** Index of the variant within the scene, from 0; null for the whole scene. */
  readonly variant: number | null;
  /** The language of a layer; absent if the finding is about the author's own words. */
  readonly language?: Language;
  /** The parameters of the sentence: `findingText`. */
  readonly params: FindingParams[K];
  /** In English: what is wrong, and what to do. Does not repeat the scene's name. */
  readonly message: string;
}

/** Something that a story's author should know. Plain data, so it can be posted by a worker or sent as JSON. */
export type Finding = { [K in FindingKind]: FindingOf<K> }[FindingKind];

interface Place {
  readonly node?: string;
  readonly choice?: number;
  readonly variant?: number;
}

export function finding<K extends FindingKind>(
  kind: K,
  params: FindingParams[K],
  { node, choice, variant }: Place = {},
): Finding {
  const found: FindingOf<K> = {
    kind,
    severity: FINDINGS[kind],
    node: node ?? null,
    choice: choice ?? null,
    variant: variant ?? null,
    params,
    message: english[kind](params),
  };
  return found as unknown as Finding;
}

/** The text of a finding in a language. */
export function findingText(words: FindingWords, { kind, params }: Pick<Finding, 'kind' | 'params'>): string {
  return (words[kind] as (params: Finding['params']) => string)(params);
}

/** Sorts findings: the most severe first, otherwise in the order of discovery. */
export function byWeight(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
  );
}
