import type { Database } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { type Attempt, findRunningAttempts, storeTexts } from '../stored/actionsRepository.ts';

/** An action of this process. */
interface Watched extends Attempt {
  readonly text: () => string;
  /** Called if another process has given up the action. */
  readonly lose: () => void;
}

const EVERY_MS = 1000;

/** The actions of this process, keyed by database. */
const watches = new Map<Database, Set<Watched>>();

/**
 * Watches an action until the returned function is called. Each second, one statement asks for all actions of
 * the process which of them it still owns, and which are followed from other processes. Only the text of
 * followed actions is stored.
 */
export function watchAction(deps: Pick<Deps, 'db' | 'log'>, action: Watched): () => void {
  const running = watches.get(deps.db) ?? startWatch(deps);
  running.add(action);
  return () => void running.delete(action);
}

function startWatch(deps: Pick<Deps, 'db' | 'log'>): Set<Watched> {
  const { db, log } = deps;
  const running = new Set<Watched>();
  watches.set(db, running);
  let isLooking = false;
  const timer = setInterval(() => {
    if (running.size === 0) {
      clearInterval(timer);
      watches.delete(db);
      return;
    }
    if (isLooking) return;
    isLooking = true;
    void look(db, [...running])
      .catch((error: unknown) => log.warn({ err: error }, 'the running actions could not be read'))
      .finally(() => (isLooking = false));
  }, EVERY_MS);
  timer.unref();
  return running;
}

async function look(db: Database, actions: readonly Watched[]): Promise<void> {
  const found = await findRunningAttempts(db, actions);
  const ours = new Map(found.map((row) => [row.attempt, row]));
  for (const { attempt, lose } of actions) if (!ours.has(attempt)) lose();
  const followed = actions.filter(({ attempt }) => ours.get(attempt)?.is_followed);
  if (followed.length === 0) return;
  await storeTexts(
    db,
    followed.map(({ text, ...action }) => ({ ...action, text_so_far: text() })),
  );
}
