import type { ShareRefusal } from '@kathaloka/contract/limits';
import { PUBLISHED } from '../../platform/db/published.ts';

interface Shareable {
  /** Whether the turn tells an ending. */
  readonly is_completed: boolean;
  /** Undefined if the story was deleted. */
  readonly story: { readonly status: string; readonly is_premium: boolean } | undefined;
}

/**
 * Why a turn cannot be shared. A player can share any turn of their own sessions if all users may read its
 * story: it is published and not premium. The contract excludes guests and youth accounts. An ending is
 * shared as a card, from which no reader can play on.
 */
export function refusalToShare({ is_completed, story }: Shareable): ShareRefusal | null {
  if (story?.status !== PUBLISHED || story.is_premium) return 'story';
  return is_completed ? 'ending' : null;
}
