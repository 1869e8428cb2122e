import type { Deps } from '../../../platform/Deps.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Membership } from '../stored/membership.ts';
import { findStates, type TogetherState } from './stateRepository.ts';
import { renewSeen } from './togetherRepository.ts';

/**
 * The delay until others see a change of another process. The tables are polled, as for collaborative
 * editing, because a connection pooler loses LISTEN and NOTIFY. One statement reads all sessions that are
 * followed in this process.
 */
const POLL_MS = 250;
/** How often followers are marked as present: several times within the time for which a mark is valid. */
const SEEN_MS = 4000;

/** Undefined before the first read; null once the session is no longer played together. */
type Read = TogetherState | null | undefined;

interface Watched {
  state: Read;
  /** The number of the read that `state` is from. */
  readAs: number;
  /**
   * Reads with a higher number include the newest watcher. Earlier reads may have begun before that watcher
   * joined.
   */
  since: number;
  /** The state that was last announced, as JSON. */
  said: string;
  readonly watchers: Set<Membership>;
  wake: PromiseWithResolvers<void>;
}

export interface Watch {
  readonly state: () => Read;
  /** Resolves at the next change. */
  readonly changed: () => Promise<void>;
  readonly stop: () => void;
}

interface Hub {
  readonly sessions: Map<string, Watched>;
  /** How many reads have begun. */
  reads: number;
  /** Reads all sessions now. */
  poll: () => Promise<void>;
}

const hubs = new WeakMap<Database, Hub>();

/** Announces a change that was made in this process, without waiting for the next poll. */
export function tellTogether({ db }: Pick<Deps, 'db'>): void {
  void hubs.get(db)?.poll();
}

type WatchDeps = Pick<Deps, 'db' | 'log'>;

/** Watches a session, and marks the reader as present, until it is stopped. */
export function watchTogether(deps: WatchDeps, membership: Membership): Watch {
  const hub = hubs.get(deps.db) ?? startHub(deps);
  const { session_id } = membership;
  const watched = hub.sessions.get(session_id) ?? newlyWatched();
  const since = hub.reads;
  watched.since = since;
  hub.sessions.set(session_id, watched);
  watched.watchers.add(membership);
  void renewSeen(deps.db, [membership])
    .catch(() => undefined)
    .then(() => hub.poll());
  return {
    state: () => (watched.readAs > since ? watched.state : undefined),
    changed: () => watched.wake.promise,
    stop() {
      watched.watchers.delete(membership);
      if (watched.watchers.size > 0) return;
      hub.sessions.delete(session_id);
      if (hub.sessions.size === 0) hubs.delete(deps.db);
    },
  };
}

const newlyWatched = (): Watched => ({
  state: undefined,
  readAs: 0,
  since: 0,
  said: '',
  watchers: new Set(),
  wake: Promise.withResolvers(),
});

/** Runs as long as a session is followed. */
function startHub({ db, log }: WatchDeps): Hub {
  const sessions: Hub['sessions'] = new Map();
  let reading: Promise<void> | undefined;
  let isAskedAgain = false;

  async function read(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        const number = (hub.reads += 1);
        const ids = [...sessions.keys()];
        const states = await findStates(db, ids);
        for (const id of ids) tell(sessions.get(id), states.get(id) ?? null, number);
      } while (isAskedAgain);
    } catch (error) {
      log.debug({ err: error }, 'sessions played together could not be read');
    } finally {
      reading = undefined;
    }
  }

  const hub: Hub = {
    sessions,
    reads: 0,
    poll() {
      // a read that has begun may not include the change
      isAskedAgain = true;
      reading ??= read();
      return reading;
    },
  };
  const polls = setInterval(() => {
    if (sessions.size === 0) clearInterval(polls);
    else if (!reading) void hub.poll();
  }, POLL_MS);
  const renewals = setInterval(() => {
    if (sessions.size === 0) return clearInterval(renewals);
    const seen = [...sessions.values()].flatMap(({ watchers }) => [...watchers]);
    renewSeen(db, seen).catch((error: unknown) =>
      log.debug({ err: error }, 'the presence of players could not be stored'),
    );
  }, SEEN_MS);
  for (const timer of [polls, renewals]) timer.unref();
  hubs.set(db, hub);
  return hub;
}

/** Announces a state if it has changed. The remaining seconds of a vote are not a change. */
function tell(watched: Watched | undefined, state: TogetherState | null, number: number): void {
  if (!watched) return;
  const isAwaited = watched.readAs <= watched.since && number > watched.since;
  watched.state = state;
  watched.readAs = number;
  const says = JSON.stringify(state && { ...state, seconds_left: null });
  if (says === watched.said && !isAwaited) return;
  watched.said = says;
  watched.wake.resolve();
  watched.wake = Promise.withResolvers();
}
