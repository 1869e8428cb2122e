import { KEPT_DAYS } from '@kathaloka/contract/limits';
import { localStore } from '../browser/safeStorage.ts';
import { forgetUnsentOf, forgetUnsentOfOthers } from './unsentReactions.ts';
import { claimsOf, forgetAccounts, STORIES_PREFIX } from './cacheNames.ts';
import { announce } from './changes.ts';
import { database, GUEST, movesOf, type Owner, storiesOf, type StoredPlay } from './database.ts';
import { TOKEN_KEY } from './loadAgain.ts';
import { forgetLogin } from './workerClient.ts';

/**
 * Removes the data of other accounts: cached answers, stored stories and uploaded plays. Plays with moves
 * that are not uploaded yet stay, hidden, until their account signs in again.
 */
export async function forgetOthers(reader: Owner): Promise<void> {
  if (reader !== GUEST) forgetUnsentOfOthers(reader);
  const isOther = (owner: Owner) => owner !== reader && owner !== GUEST;
  // a browser may refuse the caches or the database
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
  const now = secondsNow();
  let changes = 0;
  for (const { owner, snapshot_id } of await stories.getAll())
    if (isOther(owner)) {
      await stories.delete([owner, snapshot_id]);
      changes += 1;
    }
  for (const play of await plays.getAll()) {
    if (!isOther(play.owner)) {
      if (play.unseen_since !== undefined) await plays.put({ ...play, unseen_since: undefined });
      continue;
    }
    if (play.moves > play.stored && !hasWaitedLong(play, now)) {
      // hides the tale from other users of this device
      await plays.put({ ...play, last_line: '', unseen_since: play.unseen_since ?? now });
      continue;
    }
    await plays.delete(play.offline_id);
    await transaction.objectStore('moves').delete(movesOf(play.offline_id));
    changes += 1;
  }
  await transaction.done;
  if (changes > 0) announce();
}

/** How long the moves of an absent account wait: as long as the server promises to store the version of their story. */
const WAITING_SECONDS = KEPT_DAYS * 86_400;

const hasWaitedLong = ({ unseen_since = Infinity }: StoredPlay, now = 0): boolean =>
  now - unseen_since > WAITING_SECONDS;

/** When the login's token was issued, by the server's clock, because the device's clock may be wrong. */
function secondsNow(): number | undefined {
  const { iat } = claimsOf(localStore.read(TOKEN_KEY) ?? '');
  return typeof iat === 'number' ? iat : undefined;
}

/** Removes all data of an account that was deleted on this device, including moves that are not uploaded. */
export async function forgetDeleted(account: Owner): Promise<void> {
  forgetUnsentOf(account);
  await Promise.allSettled([caches.delete(STORIES_PREFIX + account), removeRows(account)]);
}

async function removeRows(account: Owner): Promise<void> {
  const transaction = (await database()).transaction(['stories', 'plays', 'moves'], 'readwrite');
  const plays = transaction.objectStore('plays');
  await transaction.objectStore('stories').delete(storiesOf(account));
  for (const { owner, offline_id } of await plays.getAll()) {
    if (owner !== account) continue;
    await plays.delete(offline_id);
    await transaction.objectStore('moves').delete(movesOf(offline_id));
  }
  await transaction.done;
  announce();
}
