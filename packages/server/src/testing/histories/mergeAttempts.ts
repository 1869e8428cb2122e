import type { Operation, Outcome } from './History.ts';

/** All attempts with one key as one operation. */
export type Merged = Operation;

/**
 * Attempts with the same key are one operation, which happened after the first attempt began and before the
 * first acknowledgement was read. Refused or lost attempts do not matter beside an acknowledged one.
 */
export function mergeAttempts(
  operations: readonly Operation[],
  differ: (about: string) => void,
): readonly Merged[] {
  const once = operations.filter(({ asked }) => !('key' in asked));
  const keyed = Map.groupBy(
    operations.filter(({ asked }) => 'key' in asked),
    ({ session, asked }) => `${session} ${'key' in asked ? asked.key : ''}`,
  );
  const merged = [...keyed].flatMap(([key, attempts]) => {
    const one = mergeOne(attempts, () => differ(key));
    return isMove(one) ? [asMove(one), ...attempts.flatMap(readingOf)] : [one];
  });
  return [...once, ...merged].toSorted((one, other) => one.began - other.began);
}

function mergeOne(attempts: readonly Operation[], differ: () => void): Merged {
  const began = Math.min(...attempts.map((attempt) => attempt.began));
  const ok = attempts.filter(({ outcome }) => outcome.is === 'ok');
  if (ok.length > 0) {
    if (!isMove(ok[0]!) && new Set(ok.map(({ outcome }) => JSON.stringify(outcome))).size > 1) differ();
    const ended = Math.min(...ok.map((attempt) => attempt.ended));
    return { ...ok[0]!, began, ended };
  }
  const ended = Math.max(...attempts.map((attempt) => attempt.ended));
  return { ...attempts[0]!, began, ended, outcome: withoutAnswer(attempts) };
}

/** A lost attempt may have been done, unless a later one reported that it failed. */
function withoutAnswer(attempts: readonly Operation[]): Outcome {
  const last = attempts.toSorted((one, other) => one.ended - other.ended).at(-1)!;
  const isLost = attempts.some(({ outcome }) => outcome.is === 'unknown');
  const hasFailed = last.outcome.is === 'refused' && last.outcome.code.startsWith('narrator_');
  return isLost && !hasFailed ? { is: 'unknown' } : last.outcome;
}

const isMove = ({ asked }: Operation): boolean => asked.kind === 'undone' || asked.kind === 'redone';

const asMove = (operation: Operation): Operation =>
  operation.outcome.is === 'ok' ? { ...operation, outcome: { is: 'moved' } } : operation;

/** The answer of an undo or redo shows the session at that time, which may have moved on. */
function readingOf({ outcome, ...attempt }: Operation): Operation[] {
  if (outcome.is !== 'ok') return [];
  return [
    { ...attempt, asked: { kind: 'read' }, outcome: { is: 'read', path: [outcome.head], isWhole: false } },
  ];
}
