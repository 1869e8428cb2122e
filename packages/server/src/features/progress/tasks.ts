import { TASK_TYPES } from '@kathaloka/contract/limits';
import { ACHIEVEMENTS } from './achievements.ts';
import { DAILY } from './daily.ts';
import { MILESTONES } from './milestones.ts';
import type { TaskRule } from './taskRule.ts';

export type TaskType = (typeof TASK_TYPES)[number];

export const TASKS: Readonly<Record<TaskType, readonly TaskRule[]>> = {
  daily: DAILY,
  milestone: MILESTONES,
  achievement: ACHIEVEMENTS,
};

const BY_ID = new Map<string, TaskRule & { readonly task_type: TaskType }>(
  TASK_TYPES.flatMap((task_type) => TASKS[task_type].map((rule) => [rule.task_id, { ...rule, task_type }])),
);

/** Undefined for a task of another version. */
export function taskById(task_id: string): (TaskRule & { readonly task_type: TaskType }) | undefined {
  return BY_ID.get(task_id);
}
