import { type Finding, type FindingKind, type FindingParams, FINDINGS, findingText } from '@kathaloka/story';
import { findingsWords as english } from '../words/findings/en.ts';

export type { Finding } from '@kathaloka/story';

/** A finding as the story checks make it, for stories. */
export function finding<K extends FindingKind>(
  kind: K,
  params: FindingParams[K],
  { node, choice }: { node?: string; choice?: number } = {},
): Finding {
  const found = { kind, params, severity: FINDINGS[kind], node: node ?? null, choice: choice ?? null };
  const described = found as Pick<Finding, 'kind' | 'params'>;
  return { ...found, variant: null, message: findingText(english, described) } as unknown as Finding;
}
