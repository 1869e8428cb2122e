import type { PresenceEvent, StoryEditor } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { isAdmin, mayUse } from '../../../platform/auth/policy.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import type { Deps } from '../../../platform/Deps.ts';
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

/** How soon others see a change while the notices of the database do not arrive. */
const POLL_MS = 1000;
/** A visit whose process was killed is over after so long. */
const LEASE_MS = 15_000;
/** Others do not notice if a page reloads or reconnects within this time. */
const GRACE_MS = 5000;
/** Shorter than the grace time, so that a connection that continues a visit renews it before it ends. */
const RENEW_MS = 4000;
/** Then the client reconnects, and is refused if the user may no longer edit the story. */
const STREAM_MS = 5 * MINUTE_MS;

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
export const othersIn = async (deps: Pick<Deps, 'db'>, visit: Visit, reader: SignedInUser) =>
  (await findOthers(deps, visit)).map((editor) => present(editor, reader));

async function findOthers({ db }: Pick<Deps, 'db'>, { story_id, tab: own }: Visit) {
  const all = await findEditors(db, story_id);
  return all.filter(({ tab }) => tab !== own);
}

interface Follower {
  readonly user: SignedInUser;
  readonly signal: AbortSignal;
}

/** Sends who else edits a story, now and after each change. Reading it marks the user as present. */
export async function* followPresence(
  { db, notices }: Pick<Deps, 'db' | 'notices'>,
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
      const others = await findOthers({ db }, visit);
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
  // hidden, because the username is half of an administrator's credentials
  const isHidden = !is_you && role === 'admin' && !isAdmin(reader);
  return { tab, name: isHidden ? null : username, is_you, scene };
}
