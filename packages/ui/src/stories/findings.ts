import type { Finding, FindingKind } from '@kathaloka/contract/story';
import { FINDINGS } from '@kathaloka/contract/story';

export type { Finding } from '@kathaloka/contract/story';

/** A finding as the story checks make it, for stories. */
export function finding(
  kind: FindingKind,
  message: string,
  { node, choice }: { node?: string; choice?: number } = {},
): Finding {
  const found = { kind, severity: FINDINGS[kind], node: node ?? null, choice: choice ?? null, message };
  return found as Finding;
}
