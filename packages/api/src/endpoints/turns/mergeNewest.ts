import type { GameSession } from '@kathaloka/contract/entities';

/** The newest page, with the cached earlier ones in front. */
export function mergeNewest(cached: GameSession, newest: GameSession): GameSession {
  const { narrative_history } = newest.session_data;
  const before = cached.session_data.narrative_history;
  const overlap = before.findIndex(({ id }) => id === narrative_history[0]?.id);
  if (overlap < 1) return newest;
  return {
    ...newest,
    session_data: {
      ...newest.session_data,
      narrative_history: [...before.slice(0, overlap), ...narrative_history],
      has_earlier: cached.session_data.has_earlier,
    },
  };
}
