import { z } from 'zod';
import { TASK_TYPES } from '../options.ts';

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

export const TaskList = z.object({ tasks: z.array(Task), summary: ProgressSummary }).meta({ id: 'TaskList' });
export type TaskList = z.infer<typeof TaskList>;
