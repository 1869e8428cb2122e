import type { ShareRefusal } from '@kathaloka/contract/limits';
import { PUBLISHED } from '../../platform/db/published.ts';

interface Shareable {
  /** Whether the turn tells an ending. */
  readonly is_completed: boolean;
  /** Undefined: its author has deleted it. */
  readonly story: { readonly status: string; readonly is_premium: boolean } | undefined;
}

/**
 * Who has an account, and not one for the young, whose rows of the contract say so, shares any turn of their own sessions, if everybody may read its story: one that is published, and
 * not premium. An ending is shared as its card: nobody can play on from it.
 */
export function refusalToShare({ is_completed, story }: Shareable): ShareRefusal | null {
  if (story?.status !== PUBLISHED || story.is_premium) return 'story';
  return is_completed ? 'ending' : null;
}
