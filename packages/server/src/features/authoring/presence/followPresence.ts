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
 * The delay until others see a change. The table is polled, because LISTEN would need one connection per
 * process, and NOTIFY is lost behind a pooler.
 */
const POLL_MS = 1000;
/** A visit ends after this time if its process was killed. */
const LEASE_MS = 15_000;
/** Others do not notice if a page reloads or reconnects within this time. */
const GRACE_MS = 5000;
/** Shorter than the grace time, so that a connection that continues a visit renews it before it ends. */
const RENEW_MS = 4000;
/** Then the client reconnects, and is refused if the user may no longer edit the story. */
const STREAM_MS = 5 * MINUTE_MS;

/** However many of this process edit a story, it is read once for all of them. */
const createEditorReads = () => createSharedReads<readonly PresentEditor[]>({ forMs: POLL_MS / 2 });

/** A visit of a user who may edit the story; throws for others. */
export async function visitOf(
  { db }: Pick<Deps, 'db'>,
  { id, tab }: AskedVisit,
  user: SignedInUser,
): Promise<Visit> {
  if (!mayUse(await findAuthor(db, id), user)) throw notFound('story');
  return { story_id: id, tab, user_id: user.id };
}

/** Everybody else who edits a story, as the reader may see them. */
export async function othersIn(
  { db, once }: Pick<Deps, 'db' | 'once'>,
  { story_id, tab: own }: Visit,
  reader: SignedInUser,
): Promise<StoryEditor[]> {
  const all = await once(createEditorReads).read(story_id, () => findEditors(db, story_id));
  return all.filter(({ tab }) => tab !== own).map((editor) => present(editor, reader));
}

interface Follower {
  readonly user: SignedInUser;
  readonly signal: AbortSignal;
}

/** Sends who else edits a story, now and after each change. Reading it marks the user as present. */
export async function* followPresence(
  deps: Pick<Deps, 'db' | 'once'>,
  visit: Visit,
  { user, signal }: Follower,
): AsyncGenerator<PresenceEvent> {
  const { db } = deps;
  const endsAt = performance.now() + STREAM_MS;
  let renewedAt = Number.NEGATIVE_INFINITY;
  let said = '';
  try {
    while (!signal.aborted && performance.now() < endsAt) {
      if (performance.now() - renewedAt >= RENEW_MS) {
        await renewVisit(db, visit, LEASE_MS);
        renewedAt = performance.now();
      }
      const editors = await othersIn(deps, visit, user);
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
  // hidden, because the username is half of an administrator's credentials
  const isHidden = !is_you && role === 'admin' && !isAdmin(reader);
  return { tab, name: isHidden ? null : username, is_you, scene };
}
