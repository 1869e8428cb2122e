import { ActionStatus } from '@kathaloka/contract/entities';
import { z } from 'zod';
import type { Deps } from '../../../platform/Deps.ts';
import { findLive, type LiveAction, type LiveId } from './liveAction.ts';

/**
 * Relays the words of an action from the process that tells it to followers in other processes. A process publishes
 * nothing until a follower asks.
 */

const toldOf = ({ session_id }: LiveId): string => `kathaloka_told_${session_id}`;
const askedOf = (processId: string): string => `kathaloka_asked_${processId}`;

type RelayDeps = Pick<Deps, 'notices' | 'valkey'>;
/** Valkey if it is configured, otherwise the notices of the database. */
const wireOf = ({ notices, valkey }: RelayDeps) => valkey ?? notices;

/** A follower's request for the text after the first `at` characters. */
const Question = z.object({ session_id: z.uuid(), user_id: z.uuid(), key: z.string(), at: z.int().min(0) });
const Part = z.object({
  key: z.string(),
  /** The number of characters before this part. */
  at: z.int().min(0),
  text: z.string(),
  status: ActionStatus,
  /** Whether the action has ended. How it ended is stored in the database. */
  has_ended: z.boolean(),
});

export const ASKED_AGAIN_MS = 1000;
/**
 * A follower that has not asked for this long has left. A process that has not answered for this long no longer
 * relays.
 */
const CURRENT_MS = 2.5 * ASKED_AGAIN_MS;

/** The longest part, in characters: as JSON in UTF-8 it must fit into a notice of the database. */
const PART_MAX = 1200;

/** Relays this process's actions to their followers, until the returned function is called. */
export function relayTellings(deps: RelayDeps & Pick<Deps, 'once' | 'processId'>): () => void {
  const { processId } = deps;
  if (processId === undefined) return () => {};
  const relayed = new Map<LiveAction, { until: number }>();
  const { stop } = wireOf(deps).listen(askedOf(processId), (message) => {
    const asked = read(Question, message);
    const live = asked && findLive(deps, asked);
    if (!live) return;
    sendPart(deps, asked, live, asked.at);
    const until = performance.now() + CURRENT_MS;
    const known = relayed.get(live);
    if (known) {
      known.until = until;
      return;
    }
    const followed = { until };
    relayed.set(live, followed);
    void relay(deps, asked, live, followed).finally(() => relayed.delete(live));
  });
  return stop;
}

async function relay(
  deps: RelayDeps,
  id: LiveId,
  live: LiveAction,
  followed: { readonly until: number },
): Promise<void> {
  let sent = live.text().length;
  while (performance.now() < followed.until) {
    // if there are no new words since the last batch, waits for the next change
    if (live.text().length === sent && !live.ending()) await live.changed();
    sent = sendPart(deps, id, live, sent);
    if (live.ending()) return;
    await live.gathered();
  }
}

/** Publishes the text from this position on, and returns the number of characters published in all. */
function sendPart(deps: RelayDeps, id: LiveId, live: LiveAction, from: number): number {
  const text = live.text();
  let at = from;
  do {
    const part = text.slice(at, at + PART_MAX);
    const has_ended = live.ending() !== undefined && at + part.length >= text.length;
    const said = { key: id.key, at, text: part, status: live.status(), has_ended };
    wireOf(deps).publish(toldOf(id), JSON.stringify(said));
    at += part.length;
  } while (at < text.length);
  return at;
}

/** The words of an action that another process relays to this one. */
export interface Heard {
  readonly text: () => string;
  readonly status: () => ActionStatus;
  /** Whether the other process has answered recently. */
  readonly isCurrent: () => boolean;
  readonly hasEnded: () => boolean;
  /** Resolves when another part arrives. */
  readonly changed: () => Promise<void>;
  /** Asks the process that runs the action for more, unless it was asked a moment ago. */
  readonly ask: (processId: string) => void;
  readonly stop: () => void;
}

export function hearTelling(deps: RelayDeps, { session_id, user_id, key }: LiveId): Heard {
  const wire = wireOf(deps);
  let text = '';
  let status: ActionStatus = 'thinking';
  let hasEnded = false;
  let heardAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  let wake = Promise.withResolvers<void>();
  const tell = (): void => {
    wake.resolve();
    wake = Promise.withResolvers();
  };
  const { ready, stop } = wire.listen(toldOf({ session_id, user_id, key }), (message) => {
    if (message === undefined) {
      heardAt = Number.NEGATIVE_INFINITY;
      return tell();
    }
    const part = read(Part, message);
    if (part?.key !== key) return;
    // a part before this one was lost: asks for the missing text immediately
    if (part.at > text.length) askedAt = Number.NEGATIVE_INFINITY;
    else text += part.text.slice(text.length - part.at);
    ({ status } = part);
    hasEnded ||= part.has_ended;
    heardAt = performance.now();
    tell();
  });
  return {
    text: () => text,
    status: () => status,
    isCurrent: () => wire.isUp() && performance.now() - heardAt < CURRENT_MS,
    hasEnded: () => hasEnded,
    changed: () => wake.promise,
    ask(processId) {
      if (performance.now() - askedAt < ASKED_AGAIN_MS) return;
      askedAt = performance.now();
      const question = { session_id, user_id, key, at: text.length };
      void ready.then(() => wire.publish(askedOf(processId), JSON.stringify(question)));
    },
    stop,
  };
}

/** Parses a message of a channel. Messages of any other form are ignored. */
function read<T extends z.ZodType>(schema: T, message: string | undefined): z.output<T> | undefined {
  try {
    return schema.safeParse(JSON.parse(message ?? '')).data;
  } catch {
    return undefined;
  }
}
