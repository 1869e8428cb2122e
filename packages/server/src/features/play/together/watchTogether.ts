import type { Deps } from '../../../platform/Deps.ts';
import type { Membership } from '../stored/membershipRepository.ts';
import { findStates, type TogetherState } from './stateRepository.ts';
import { CHANNEL, renewSeen } from './togetherRepository.ts';

/** How often a process reads states while the notices of the database do not arrive. */
const POLL_MS = 250;
/**
 * How often a follower is noted as present, several times within the time for which that is valid. States are read
 * again then, because time alone also changes them.
 */
const SEEN_MS = 4000;

/** Undefined before the first read; null once the session is no longer played together. */
type Read = TogetherState | null | undefined;

interface Watched {
  state: Read;
  /** The number of the read that returned `state`. */
  readAs: number;
  /** The number of reads when the newest watcher joined. Only reads with a higher number began after that. */
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
  /** Reads all sessions that this process follows, by one statement. */
  poll: () => Promise<void>;
  /** Called for every follower; the timers start with the first one, and stop with the last one. */
  start: () => void;
  stop: () => void;
}

/** Watches the state of a session, and notes its reader as present, until it is stopped. */
export function watchTogether({ db, once }: Pick<Deps, 'db' | 'once'>, membership: Membership): Watch {
  const hub = once(createHub);
  const { session_id } = membership;
  const watched = hub.sessions.get(session_id) ?? newlyWatched();
  const since = hub.reads;
  watched.since = since;
  hub.sessions.set(session_id, watched);
  hub.start();
  watched.watchers.add(membership);
  void renewSeen(db, [membership])
    .catch(() => undefined)
    .then(() => hub.poll());
  return {
    state: () => (watched.readAs > since ? watched.state : undefined),
    changed: () => watched.wake.promise,
    stop() {
      watched.watchers.delete(membership);
      if (watched.watchers.size > 0) return;
      hub.sessions.delete(session_id);
      if (hub.sessions.size === 0) hub.stop();
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

function createHub({ db, log, notices }: Pick<Deps, 'db' | 'log' | 'notices'>): Hub {
  const sessions: Hub['sessions'] = new Map();
  let reading: Promise<void> | undefined;
  let isAskedAgain = false;
  let ends: (() => void)[] = [];

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

  function renew(): void {
    const seen = [...sessions.values()].flatMap(({ watchers }) => [...watchers]);
    void renewSeen(db, seen)
      .catch((error: unknown) => log.debug({ err: error }, 'who is there was not stored'))
      .then(hub.poll);
  }

  const hub: Hub = {
    sessions,
    reads: 0,
    poll() {
      // a read that has already begun may miss the change, so another one follows it
      isAskedAgain = true;
      reading ??= read();
      return reading;
    },
    start() {
      if (ends.length > 0) return;
      const listening = notices.listen(CHANNEL, (id) => {
        if (!id || sessions.has(id)) void hub.poll();
      });
      const pollWithoutNotices = (): void => {
        if (!notices.isUp() && !reading) void hub.poll();
      };
      const polls = setInterval(pollWithoutNotices, POLL_MS).unref();
      const renewals = setInterval(renew, SEEN_MS).unref();
      ends = [listening.stop, () => clearInterval(polls), () => clearInterval(renewals)];
    },
    stop() {
      for (const end of ends) end();
      ends = [];
    },
  };
  return hub;
}

/** Stores a state, and announces it if it has changed. The remaining seconds of a vote do not count as a change. */
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
