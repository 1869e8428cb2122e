import { z } from 'zod';
import { TASK_TYPES } from '../options.ts';
import { Instant } from './common.ts';

export const TaskType = z.enum(TASK_TYPES).meta({ id: 'TaskType' });
export type TaskType = z.infer<typeof TaskType>;

export const Task = z
  .object({
    task_id: z.string(),
    title: z.string(),
    description: z.string(),
    is_completed: z.boolean(),
    is_locked: z.boolean(),
    star_reward: z.int(),
    level_required: z.int().nullable(),
    progress_percentage: z.number().min(0).max(100),
    coin_reward: z.int(),
    current_value: z.int(),
    target_value: z.int(),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof Task>;

export const ProgressSummary = z
  .object({
    username: z.string(),
    level: z.object({
      title: z.string(),
      current: z.int(),
      current_stars: z.int(),
      stars_for_next_level: z.int(),
      star_progress_percentage: z.number().min(0).max(100),
    }),
    currency: z.object({ coins_balance: z.int() }),
  })
  .meta({ id: 'ProgressSummary' });
export type ProgressSummary = z.infer<typeof ProgressSummary>;

/** Consecutive days, in UTC, on which the player was told at least one turn. */
export const Streak = z
  .object({
    days: z
      .int()
      .min(0)
      .describe('The number of days up to today, or up to yesterday if nothing was played today'),
    longest: z.int().min(0),
    has_played_today: z.boolean(),
  })
  .meta({ id: 'Streak' });
export type Streak = z.infer<typeof Streak>;

export const TaskList = z
  .object({
    tasks: z.array(Task),
    summary: ProgressSummary,
    streak: Streak,
    resets_at: Instant.describe('When the daily tasks reset: the next midnight in UTC'),
  })
  .meta({ id: 'TaskList' });
export type TaskList = z.infer<typeof TaskList>;

export const FinishedTask = Task.pick({
  task_id: true,
  title: true,
  coin_reward: true,
  star_reward: true,
})
  .extend({ task_type: TaskType })
  .meta({ id: 'FinishedTask' });
export type FinishedTask = z.infer<typeof FinishedTask>;

export const FinishedTasks = z
  .object({
    finished: z.array(FinishedTask).describe('The tasks rewarded since `after`, oldest first'),
    cursor: z.int().min(0).describe('`after` of the next request'),
    new_level: ProgressSummary.shape.level
      .pick({ title: true, current: true })
      .nullable()
      .describe('The new level; null if the level is unchanged'),
    coins_balance: z.int(),
  })
  .meta({ id: 'FinishedTasks' });
export type FinishedTasks = z.infer<typeof FinishedTasks>;

/** A task that was rewarded, in the export of a person's data. */
export const PaidTask = z
  .object({
    task_id: z.string(),
    day: z.string().nullable().describe('For a daily task: its day in UTC'),
    stars: z.int(),
    coins: z.int(),
    finished_at: Instant,
  })
  .meta({ id: 'PaidTask' });
export type PaidTask = z.infer<typeof PaidTask>;

/** An action that counts towards tasks, once for each subject. */
export const ProgressDeed = z
  .object({
    kind: z.string(),
    subject: z.string(),
    day: z.string().nullable().describe('For a deed that counts for one day: that day in UTC'),
  })
  .meta({ id: 'ProgressDeed' });
export type ProgressDeed = z.infer<typeof ProgressDeed>;
