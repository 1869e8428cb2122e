import { WAIT_MS } from '../actionTimes.ts';
import { type Clock, dayOf } from '../platform/clock.ts';
import type { Queries } from '../platform/db/schema.ts';
import type { FairQueue } from '../platform/fairQueue.ts';
import type { ModelClient } from './modelNarrator/ModelClient.ts';
import { ModelError } from './models/ModelError.ts';
import type { ModelAction, Narrator, SteppedIn } from './Narrator.ts';
import { addSpending } from './spendingRepository.ts';

/**
 * Takes credits from the budget of the day, for a newcomer or another player. Returns whether enough was left. Negative
 * ones are given back.
 */
export type Spend = (credits: number, isNewcomer?: boolean) => Promise<boolean>;

/**
 * Past this share of the day's budget, the rest is for known accounts: one person may make as many new ones in a day
 * as would spend all of it.
 */
const NEWCOMERS_SHARE = 1 / 2;

/** The share of the day's budget that one process takes in advance. */
const PORTION = 1 / 1000;

/**
 * Counts what all processes spend on the provider's models per day (UTC), within a limit. To avoid contention
 * on its one row, a process takes a portion of the budget at a time; if the process dies, its portion stays
 * unspent.
 */
export function dailySpending(db: Queries, clock: Clock, limit: number | null): Spend {
  if (limit === null) return () => Promise.resolve(true);
  const all = spendingWithin(db, clock, limit);
  const early = spendingWithin(db, clock, Math.floor(limit * NEWCOMERS_SHARE));
  return (credits, isNewcomer = false) => (isNewcomer ? early : all)(credits);
}

function spendingWithin(db: Queries, clock: Clock, limit: number): (credits: number) => Promise<boolean> {
  const portion = Math.floor(limit * PORTION);
  let held = { day: '', left: 0 };

  const take = async (day: string, credits: number): Promise<boolean> =>
    credits <= limit && (await addSpending(db, { day, credits, limit }));

  return async (credits) => {
    const day = dayOf(clock());
    if (held.day !== day) held = { day, left: 0 };
    const own = held;
    const ofHeld = Math.min(own.left, credits);
    own.left -= ofHeld;
    const missing = credits - ofHeld;
    if (missing === 0) return true;
    if (portion > 0 && (await take(day, missing + portion))) {
      own.left += portion;
      return true;
    }
    // near the end of the budget no portion is left, but single credits may be
    if (await take(day, missing)) return true;
    own.left += ofHeld;
    return false;
  };
}

interface Parts<Endpoint> {
  readonly client: ModelClient<Endpoint>;
  /** Makes the narrator of an action. It must call the provider's models through this client only. */
  readonly modelsBy: (client: ModelClient<Endpoint>, action: ModelAction) => Narrator;
  readonly builtIn: Narrator;
  readonly spend: Spend;
  readonly queue: FairQueue;
  /** The cost of a call to a model of the provider; null for built-in models. */
  readonly costOf: (model_key: string) => number | null;
  /** Whether the model is available now. Calls to an unavailable model are not paid in advance. */
  readonly isAsked?: (model_key: string) => boolean;
}

/**
 * Bounds the calls to a provider: each counts against the limits of its account, takes the price of a turn
 * from the budget of the day, and waits in the queue. Once a limit is reached, the built-in narrator and
 * illustrator step in, free of charge.
 */
export function withBoundedCalls<Endpoint>(parts: Parts<Endpoint>): Narrator {
  const { client, modelsBy, builtIn, spend, queue, costOf, isAsked = () => true } = parts;
  return {
    ...builtIn,
    async forAction(action) {
      const { model_key, begin, takeCall, stepped_in } = action;
      const cost = costOf(model_key);
      if (cost === null) return modelsBy(client, action);
      if (stepped_in) return steppingIn(builtIn, stepped_in);
      const tooMany = await begin();
      if (tooMany) return steppingIn(builtIn, tooMany);
      let paid = isAsked(model_key) ? action.calls : 0;
      for (let call = 0; call < paid; call += 1) {
        const refused = await takeCall();
        if (refused) return steppingIn(builtIn, refused);
      }
      const isNew = (await action.isNewcomer?.()) ?? false;
      if (paid > 0 && !(await spend(paid * cost, isNew))) return steppingIn(builtIn, 'daily_limit');
      const take = async () => {
        if (paid > 0) paid -= 1;
        else if (await takeCall()) throw new ModelError('filtered', 'The account has had its calls.');
        else if (!(await spend(cost, isNew)))
          throw new ModelError('filtered', 'The budget of the day is spent.');
      };
      const giveBack = async () => {
        const unspent = paid;
        paid = 0;
        if (unspent > 0) await spend(-unspent * cost, isNew);
      };
      const models = modelsBy(counted(client, { take, enter: enteringFor(queue, action) }), action);
      return { ...models, giveBack };
    },
  };
}

/** Waits for the turn of the account, for some time. */
function enteringFor(queue: FairQueue, { account, onWait }: ModelAction) {
  return async (signal: AbortSignal): Promise<() => void> => {
    const tooLong = AbortSignal.timeout(WAIT_MS);
    let hasWaited = false;
    try {
      return await queue.enter(account, AbortSignal.any([signal, tooLong]), () => {
        hasWaited = true;
        onWait?.(true);
      });
    } catch (error) {
      if (signal.aborted) throw error;
      throw new ModelError('timeout', 'The provider was busy with other calls.', { phase: 'total' });
    } finally {
      if (hasWaited) onWait?.(false);
    }
  };
}

function steppingIn({ interpret, narrate, illustrate }: Narrator, steppedIn: SteppedIn): Narrator {
  return {
    interpret,
    async *narrate(task, signal) {
      yield* narrate(task, signal);
      yield { teller: { narrator: 'built_in', steppedIn } };
    },
    illustrate: async (task, signal) => ({ ...(await illustrate(task, signal)), steppedIn }),
  };
}

interface Admission {
  /** Throws if no further call is allowed. */
  readonly take: () => Promise<void>;
  /** Resolves when the call may begin. The result ends the call. */
  readonly enter: (signal: AbortSignal) => Promise<() => void>;
}

/** Wraps the client so that each call is counted and queued. */
function counted<Endpoint>(client: ModelClient<Endpoint>, { take, enter }: Admission): ModelClient<Endpoint> {
  async function whole<Answer>(signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> {
    await take();
    const leave = await enter(signal);
    return ask().finally(leave);
  }
  return {
    async *streamChat(...request) {
      await take();
      const leave = await enter(request[2].signal);
      try {
        yield* client.streamChat(...request);
      } finally {
        leave();
      }
    },
    chat: (...request) => whole(request[2].signal, () => client.chat(...request)),
    drawImage: (...request) => whole(request[2].signal, () => client.drawImage(...request)),
  };
}
