import type { TaskRule } from './taskRule.ts';

/**
 * A daily task that was done before its level was reached. It is paid when the level is reached, however many
 * days later.
 */
export interface OwedTask {
  readonly task_id: string;
  readonly day: string;
}

export const isOwed = (
  { owed }: { readonly owed: readonly OwedTask[] },
  { task_id }: TaskRule,
  day: string,
): boolean => owed.some((task) => task.task_id === task_id && task.day === day);

/** The subject of its row among the deeds. */
export const subjectOf = ({ task_id, day }: OwedTask): string => `${day} ${task_id}`;

export function owedOf(subject: string): OwedTask {
  const [day = '', task_id = ''] = subject.split(' ', 2);
  return { task_id, day };
}
