import { sessionStore } from '../../browser/safeStorage.ts';

/** Other owners' sessions that were played in this tab, so that the page can say when one of them is gone. */
const KEY = 'kathaloka.playedWithOthers';
const MOST = 20;

const read = (): string[] => (sessionStore.read(KEY) ?? '').split(' ').filter(Boolean);

export function rememberPlayedWithOthers(session_id: string): void {
  const known = read();
  if (known.at(-1) === session_id) return;
  const others = known.filter((id) => id !== session_id);
  sessionStore.write(KEY, [...others, session_id].slice(-MOST).join(' '));
}

export const wasPlayedWithOthers = (session_id: string): boolean => read().includes(session_id);
