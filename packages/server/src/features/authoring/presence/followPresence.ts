import { setTimeout as sleep } from 'node:timers/promises';
import type { PresenceEvent, StoryEditor } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { isAdmin, mayUse } from '../../../platform/auth/policy.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { createSharedReads } from '../../../platform/sharedReads.ts';
import { findAuthor } from '../repository.ts';
import { endVisit, findEditors, type PresentEditor, renewVisit, type Visit } from './presenceRepository.ts';

export interface AskedVisit {
  readonly id: string;
  readonly tab: string;
}

/**
 * How soon others see a change. The table is polled: a notice of PostgreSQL would take a connection of each process for
 * itself, and is lost behind a pooler.
 */
const POLL_MS = 1000;
/** A visit whose process was killed is over after so long. */
const LEASE_MS = 15_000;
/** A page that is loaded again, or whose connection was lost for a moment, does not leave and come back. */
const GRACE_MS = 5000;
/** More often than the grace: a connection that goes on with a visit is there before it ends. */
const RENEW_MS = 4000;
/** Then it is opened again, and a user who may not edit the story any more is refused. */
const STREAM_MS = 5 * MINUTE_MS;

type Reads = ReturnType<typeof createSharedReads<readonly PresentEditor[]>>;
/** By its database: however many of this process edit a story, it is read once for all of them. */
const polls = new WeakMap<Deps['db'], Reads>();

function readEditors(db: Deps['db'], id: string): Promise<readonly PresentEditor[]> {
  const shared = polls.get(db) ?? createSharedReads<readonly PresentEditor[]>({ forMs: POLL_MS / 2 });
  polls.set(db, shared);
  return shared.read(id, () => findEditors(db, id));
}

/** A visit of somebody who may edit the story. */
export async function visitOf(
  { db }: Pick<Deps, 'db'>,
  { id, tab }: AskedVisit,
  user: SignedInUser,
): Promise<Visit> {
  if (!mayUse(await findAuthor(db, id), user)) throw notFound('story');
  return { story_id: id, tab, user_id: user.id };
}

/** Everybody else in a story, as somebody may see them. */
export async function othersIn(
  { db }: Pick<Deps, 'db'>,
  { story_id, tab: own }: Visit,
  reader: SignedInUser,
): Promise<StoryEditor[]> {
  const all = await readEditors(db, story_id);
  return all.filter(({ tab }) => tab !== own).map((editor) => present(editor, reader));
}

interface Follower {
  readonly user: SignedInUser;
  readonly signal: AbortSignal;
}

/** Everybody else in a story, now and after each change. The user who reads it is there. */
export async function* followPresence(
  { db }: Pick<Deps, 'db'>,
  visit: Visit,
  { user, signal }: Follower,
): AsyncGenerator<PresenceEvent> {
  const endsAt = performance.now() + STREAM_MS;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let said = '';
  try {
    while (!signal.aborted && performance.now() < endsAt) {
      if (performance.now() - renewedAt >= RENEW_MS) {
        await renewVisit(db, visit, LEASE_MS);
        renewedAt = performance.now();
      }
      const editors = await othersIn({ db }, visit, user);
      const now = JSON.stringify(editors);
      if (now !== said) yield { event: 'editors', data: { editors } };
      said = now;
      await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    await endVisit(db, visit, GRACE_MS);
  }
}

function present({ tab, user_id, scene, username, role }: PresentEditor, reader: SignedInUser): StoryEditor {
  const is_you = user_id === reader.id;
  // the name is half of what logs an administrator in
  const isHidden = !is_you && role === 'admin' && !isAdmin(reader);
  return { tab, name: isHidden ? null : username, is_you, scene };
}
