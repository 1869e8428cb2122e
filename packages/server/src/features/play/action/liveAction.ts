import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionResponse, ActionStatus } from '@kathaloka/contract/entities';
import type { StoredProblem } from '../../../platform/db/meanings.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { SessionKey } from '../stored/SessionKey.ts';

/** How an action ended. */
export type Ending =
  | { readonly answer: ActionResponse; readonly problem?: undefined }
  | { readonly problem: StoredProblem; readonly answer?: undefined };

/** An action that this process runs: what was told so far, and how it ended. */
export interface LiveAction {
  readonly text: () => string;
  readonly ending: () => Ending | undefined;
  readonly tell: (text: string) => void;
  readonly status: () => ActionStatus;
  /** Called with true when a call to a model is queued, and with false when its turn has come. */
  readonly wait: (isWaiting: boolean) => void;
  readonly end: (ending: Ending) => void;
  /** Resolves at the next change; immediately if the action has ended. */
  readonly changed: () => Promise<void>;
  /** Resolves when the next batch of words is sent to all followers, or when the action ends. */
  readonly gathered: () => Promise<unknown>;
}

/** After the first words, words are sent in batches of this duration: rendering each word separately is slow on a phone. */
const TOGETHER_MS = 500;

/** The actions that this process runs, by session and key. */
const createLiveActions = () => new Map<string, LiveAction>();

export interface LiveId extends SessionKey {
  readonly key: string;
}

const nameOf = ({ session_id, key }: LiveId): string => `${session_id} ${key}`;

export const findLive = ({ once }: Pick<Deps, 'once'>, id: LiveId): LiveAction | undefined =>
  once(createLiveActions).get(nameOf(id));

export function openLive({ once }: Pick<Deps, 'once'>, id: LiveId): LiveAction {
  const live = once(createLiveActions);
  let text = '';
  let status: ActionStatus = 'thinking';
  let ending: Ending | undefined;
  let firstAt: number | undefined;
  let wake: (() => void)[] = [];
  const { promise: ended, resolve: tellEnd } = Promise.withResolvers<void>();
  const wakeAll = (): void => {
    const woken = wake;
    wake = [];
    for (const resolve of woken) resolve();
  };
  const action: LiveAction = {
    text: () => text,
    ending: () => ending,
    tell(more) {
      firstAt ??= performance.now();
      text += more;
      wakeAll();
    },
    status: () => status,
    wait(isWaiting) {
      status = isWaiting ? 'waiting' : 'thinking';
      wakeAll();
    },
    end(how) {
      ending = how;
      live.delete(nameOf(id));
      wakeAll();
      tellEnd();
    },
    changed: () => (ending ? Promise.resolve() : new Promise((resolve) => wake.push(resolve))),
    gathered: () => Promise.race([sleep(untilBeat(firstAt)), ended]),
  };
  live.set(nameOf(id), action);
  return action;
}

function untilBeat(firstAt = performance.now()): number {
  return TOGETHER_MS - ((performance.now() - firstAt) % TOGETHER_MS);
}
