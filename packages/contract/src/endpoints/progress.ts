import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { TaskList, TaskType } from '../entities/index.ts';
import { endpoint } from './define.ts';

export const progress = {
  listTasks: endpoint(calls.listTasks, {
    summary: 'My tasks of one type, and how far I am',
    query: z.object({
      task_type: TaskType,
      include_completed: z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).prefault('true'),
    }),
    answers: { 200: TaskList },
    errors: [],
  }),
};
