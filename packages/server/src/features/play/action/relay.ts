import { ActionStatus } from '@kathaloka/contract/entities';
import { z } from 'zod';
import type { Deps } from '../../../platform/Deps.ts';
import type { Valkey } from '../../../platform/valkey/Valkey.ts';
import { findLive, type LiveAction, type LiveId } from './liveAction.ts';

/** Relays what one process tells to followers in others. It publishes nothing until it is asked. */

const toldOf = ({ session_id, key }: LiveId): string => `kathaloka:told:${session_id}:${key}`;
const askedOf = (processId: string): string => `kathaloka:asked:${processId}`;

/** A question for the text after the first `at` characters. */
const Question = z.object({ session_id: z.uuid(), user_id: z.uuid(), key: z.string(), at: z.int().min(0) });
const Part = z.object({
  /** How many characters come before this part. */
  at: z.int().min(0),
  text: z.string(),
  status: ActionStatus,
  /** Whether the action has ended; how it ended is in the database. */
  has_ended: z.boolean(),
});

const ASKED_AGAIN_MS = 1000;
/**
 * A follower who asks nothing for this long no longer counts as following, and a process that answers nothing
 * as telling.
 */
const CURRENT_MS = 2.5 * ASKED_AGAIN_MS;

/** Answers those who follow actions of this process, until the returned function is called. */
export function relayTellings(deps: Pick<Deps, 'once' | 'processId' | 'valkey'>): () => void {
  const { valkey, processId } = deps;
  if (!valkey || processId === undefined) return () => {};
  const relayed = new Map<LiveAction, { until: number }>();
  const { stop } = valkey.listen(askedOf(processId), (message) => {
    const asked = read(Question, message);
    const live = asked && findLive(deps, asked);
    if (!live) return;
    sendPart(valkey, asked, live, asked.at);
    const until = performance.now() + CURRENT_MS;
    const known = relayed.get(live);
    if (known) {
      known.until = until;
      return;
    }
    const followed = { until };
    relayed.set(live, followed);
    void relay(valkey, asked, live, followed).finally(() => relayed.delete(live));
  });
  return stop;
}

async function relay(
  valkey: Valkey,
  id: LiveId,
  live: LiveAction,
  followed: { readonly until: number },
): Promise<void> {
  let sent = live.text().length;
  while (performance.now() < followed.until) {
    // if nothing was told since the last beat, waits for the next words
    if (live.text().length === sent && !live.ending()) await live.changed();
    sent = sendPart(valkey, id, live, sent);
    if (live.ending()) return;
    await live.gathered();
  }
}

/** Returns how many characters have been sent in total. */
function sendPart(valkey: Valkey, id: LiveId, live: LiveAction, at: number): number {
  const text = live.text();
  const has_ended = live.ending() !== undefined;
  const part = { at, text: text.slice(at), status: live.status(), has_ended };
  valkey.publish(toldOf(id), JSON.stringify(part));
  return text.length;
}

/** What this process hears of an action that another process tells. */
export interface Heard {
  readonly text: () => string;
  readonly status: () => ActionStatus;
  /** Whether the process that tells has answered lately. */
  readonly isCurrent: () => boolean;
  readonly hasEnded: () => boolean;
  /** Resolves when more is heard. */
  readonly changed: () => Promise<void>;
  /** Asks its process for more, unless it was asked just now. */
  readonly ask: (processId: string) => void;
  readonly stop: () => void;
}

export function hearTelling(valkey: Valkey, { session_id, user_id, key }: LiveId): Heard {
  let text = '';
  let status: ActionStatus = 'thinking';
  let hasEnded = false;
  let heardAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  let wake = Promise.withResolvers<void>();
  const { ready, stop } = valkey.listen(toldOf({ session_id, user_id, key }), (message) => {
    const part = read(Part, message);
    if (!part) return;
    // a message in between was lost: asks again immediately
    if (part.at > text.length) askedAt = Number.NEGATIVE_INFINITY;
    else text += part.text.slice(text.length - part.at);
    ({ status } = part);
    hasEnded ||= part.has_ended;
    heardAt = performance.now();
    wake.resolve();
    wake = Promise.withResolvers();
  });
  return {
    text: () => text,
    status: () => status,
    isCurrent: () => valkey.isUp() && performance.now() - heardAt < CURRENT_MS,
    hasEnded: () => hasEnded,
    changed: () => wake.promise,
    ask(processId) {
      if (performance.now() - askedAt < ASKED_AGAIN_MS) return;
      askedAt = performance.now();
      const question = { session_id, user_id, key, at: text.length };
      void ready.then(() => valkey.publish(askedOf(processId), JSON.stringify(question)));
    },
    stop,
  };
}

/** Undefined for any other message on a channel. */
function read<T extends z.ZodType>(schema: T, message: string): z.output<T> | undefined {
  try {
    return schema.safeParse(JSON.parse(message)).data;
  } catch {
    return undefined;
  }
}
