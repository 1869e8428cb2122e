import type { PresenceEvent, StoryEditor } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { isAdmin, mayUse } from '../../../platform/auth/policy.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { batched } from '../../../platform/db/batched.ts';
import { notFound } from '../../../platform/notFound.ts';
import { findAuthor } from '../repository.ts';
import {
  CHANNEL,
  endVisit,
  findEditors,
  type PresentEditor,
  renewVisit,
  type Visit,
} from './presenceRepository.ts';

export interface AskedVisit {
  readonly id: string;
  readonly tab: string;
}

/** How often a process reads states while the notices of the database do not arrive. */
const POLL_MS = 1000;
/** How long a visit lasts after its process was killed. */
const LEASE_MS = 15_000;
/** How long others do not notice that a page reloads or reconnects. */
const GRACE_MS = 5000;
/** Shorter than the grace time, so that a new connection renews the visit of the old one before it ends. */
const RENEW_MS = 4000;
/** How long a stream lasts. Then the client reconnects, and is refused if the user may no longer edit the story. */
const STREAM_MS = 5 * MINUTE_MS;

/** The visit of a user who may edit the story. Not found for others. */
export async function visitOf(
  { db }: Pick<Deps, 'db'>,
  { id, tab }: AskedVisit,
  user: SignedInUser,
): Promise<Visit> {
  if (!mayUse(await findAuthor(db, id), user)) throw notFound('story');
  return { story_id: id, tab, user_id: user.id };
}

/** All other editors of the story, as this reader may see them. */
export const othersIn = async (deps: Pick<Deps, 'once'>, visit: Visit, reader: SignedInUser) =>
  (await findOthers(deps, visit)).map((editor) => present(editor, reader));

/** A change wakes all streams of a story in this process. One statement reads the editors for all of them. */
const createEditorsIn = ({ db }: Pick<Deps, 'db'>) =>
  batched(async (story_ids: readonly string[]) => {
    const found = await findEditors(db, [...new Set(story_ids)]);
    return (story_id: string) => found.filter((editor) => editor.story_id === story_id);
  });

async function findOthers({ once }: Pick<Deps, 'once'>, { story_id, tab: own }: Visit) {
  const all = await once(createEditorsIn)(story_id);
  return all.filter(({ tab }) => tab !== own);
}

interface Follower {
  readonly user: SignedInUser;
  readonly signal: AbortSignal;
}

/** Sends the other editors of a story, now and after each change. While it is read, the user counts as present. */
export async function* followPresence(
  { db, notices, once }: Pick<Deps, 'db' | 'notices' | 'once'>,
  visit: Visit,
  { user, signal }: Follower,
): AsyncGenerator<PresenceEvent> {
  const endsAt = performance.now() + STREAM_MS;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let said = '';
  let woken = Promise.withResolvers<void>();
  const wake = (): void => woken.resolve();
  const { stop } = notices.listen(CHANNEL, (id) => {
    if (id === undefined || id === visit.story_id) wake();
  });
  signal.addEventListener('abort', wake, { once: true });
  try {
    while (!signal.aborted && performance.now() < endsAt) {
      if (performance.now() - renewedAt >= RENEW_MS) {
        await renewVisit(db, visit, LEASE_MS);
        renewedAt = performance.now();
      }
      const others = await findOthers({ once }, visit);
      const editors = others.map((editor) => present(editor, user));
      const now = JSON.stringify(editors);
      if (now !== said) yield { event: 'editors', data: { editors } };
      said = now;
      const changesIn = Math.min(RENEW_MS, ...others.map(({ leaves_in_ms }) => leaves_in_ms));
      const timer = setTimeout(wake, notices.isUp() ? changesIn : POLL_MS);
      await woken.promise;
      clearTimeout(timer);
      woken = Promise.withResolvers();
    }
  } finally {
    stop();
    await endVisit(db, visit, GRACE_MS);
  }
}

function present({ tab, user_id, scene, username, role }: PresentEditor, reader: SignedInUser): StoryEditor {
  const is_you = user_id === reader.id;
  // an administrator's username is hidden, because it is half of their credentials
  const isHidden = !is_you && role === 'admin' && !isAdmin(reader);
  return { tab, name: isHidden ? null : username, is_you, scene };
}
