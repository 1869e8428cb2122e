import type { Deps } from '../../../platform/Deps.ts';
import { type Attempt, findRunningAttempts, storeTexts } from '../stored/actionsRepository.ts';

/** An action of this process. */
interface Watched extends Attempt {
  readonly text: () => string;
  /** Called if another process has given up the action. */
  readonly lose: () => void;
}

const EVERY_MS = 1000;

/**
 * Watches an action until the returned function is called. Each second, one statement reads, for all actions of the
 * process, whether the process still owns them and whether other processes follow them. Only the text of followed
 * actions is stored.
 */
export const watchAction = ({ once }: Pick<Deps, 'once'>, action: Watched): (() => void) =>
  once(createWatch).add(action);

function createWatch({ db, log }: Pick<Deps, 'db' | 'log'>) {
  const running = new Set<Watched>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  function lookAtAll(): void {
    if (isLooking) return;
    isLooking = true;
    void look(db, [...running])
      .catch((error: unknown) => log.warn({ err: error }, 'the running actions could not be read'))
      .finally(() => (isLooking = false));
  }
  return {
    add(action: Watched) {
      running.add(action);
      timer ??= setInterval(lookAtAll, EVERY_MS).unref();
      return () => {
        running.delete(action);
        if (running.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

async function look(db: Deps['db'], actions: readonly Watched[]): Promise<void> {
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
