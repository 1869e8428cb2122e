import { forgetAccounts, STORIES_PREFIX } from './cacheNames.ts';
import { announce } from './changes.ts';
import { database, GUEST, movesOf, type Owner } from './database.ts';
import { forgetLogin } from './worker.ts';

/**
 * Removes what belongs to other accounts than this one: the answers of their logins, the stories that they keep, and what
 * they have played, but for the moves that are not uploaded yet: they wait, unseen, for their account.
 */
export async function forgetOthers(reader: Owner): Promise<void> {
  const isOther = (owner: Owner) => owner !== reader && owner !== GUEST;
  // a browser may refuse one of the two
  await Promise.allSettled([forgetCaches(reader, isOther), forgetRows(isOther)]);
}

async function forgetCaches(reader: Owner, isOther: (owner: Owner) => boolean): Promise<void> {
  if (reader === GUEST) {
    forgetLogin();
    await forgetAccounts(caches);
  }
  for (const name of await caches.keys())
    if (name.startsWith(STORIES_PREFIX) && isOther(name.slice(STORIES_PREFIX.length)))
      await caches.delete(name);
}

async function forgetRows(isOther: (owner: Owner) => boolean): Promise<void> {
  const transaction = (await database()).transaction(['stories', 'plays', 'moves'], 'readwrite');
  const [stories, plays] = [transaction.objectStore('stories'), transaction.objectStore('plays')];
  let changes = 0;
  for (const { owner, snapshot_id } of await stories.getAll())
    if (isOther(owner)) {
      await stories.delete([owner, snapshot_id]);
      changes += 1;
    }
  for (const play of await plays.getAll()) {
    if (!isOther(play.owner)) continue;
    if (play.moves > play.stored) {
      // nobody else on this device needs to know what was told
      await plays.put({ ...play, last_line: '' });
      continue;
    }
    await plays.delete(play.offline_id);
    await transaction.objectStore('moves').delete(movesOf(play.offline_id));
    changes += 1;
  }
  await transaction.done;
  if (changes > 0) announce();
}
