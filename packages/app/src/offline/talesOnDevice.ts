import type { OpenTale } from '@kathaloka/ui';
import { GUEST, type StoredPlay } from './database.ts';
import { storyOfPlay } from './storedStories.ts';
import { playsOf } from './plays.ts';

/** The open sessions and this device's plays. A play that is an open session, too, is shown once. */
export async function talesOnDevice(reader: string, sessions: readonly OpenTale[]): Promise<OpenTale[]> {
  // a browser without storage has no plays
  const plays = await playsOf([reader]).catch(() => []);
  const open = plays.filter((play) => !play.is_completed);
  const shown = open.filter((play) => !navigator.onLine || !isThere(play, sessions));
  const found = await Promise.all(shown.map(async (play) => ({ ...play, tale: await asOpenTale(play) })));
  const tales = found.filter(({ tale }) => tale !== null);
  const elsewhere = sessions.filter(({ session }) =>
    tales.every(({ session_id }) => session_id !== session.id),
  );
  return [...tales.map(({ tale }) => tale!), ...elsewhere];
}

/** Whether all moves of a play are uploaded to one of these sessions. */
const isThere = ({ session_id, moves, stored }: StoredPlay, sessions: readonly OpenTale[]): boolean =>
  stored >= moves && sessions.some(({ session }) => session.id === session_id);

/** The play as an open tale; null if its story is no longer stored. */
async function asOpenTale(play: StoredPlay): Promise<OpenTale | null> {
  const content = await storyOfPlay([play.owner, GUEST], play.snapshot_id);
  if (!content) return null;
  const { cover_image_url, image_alt } = content.story;
  return {
    session: { id: play.offline_id, completion_percentage: play.percent },
    story: { id: play.story_id, title: play.title, language: play.language, cover_image_url, image_alt },
    last_line: play.last_line,
    last_played_at: play.played_at,
    offline_id: play.offline_id,
  };
}
