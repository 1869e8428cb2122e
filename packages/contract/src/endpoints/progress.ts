import { z } from 'zod';
import { calls } from '../calls/index.ts';
import {
  CreditCursor,
  CreditExport,
  CreditPage,
  FinishedTasks,
  TaskList,
  TaskType,
} from '../entities/index.ts';
import { CREDIT_FILTERS, CREDIT_LINES_PER_PAGE } from '../limits.ts';
import { endpoint } from './define.ts';

const filter = z.enum(CREDIT_FILTERS).default('all');

export const progress = {
  listTasks: endpoint(calls.listTasks, {
    summary: 'The caller’s tasks of one type, and their progress',
    query: z.object({
      task_type: TaskType,
      include_completed: z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).prefault('true'),
    }),
    answers: { 200: TaskList },
    errors: [],
  }),
  listFinishedTasks: endpoint(calls.listFinishedTasks, {
    summary: 'The tasks finished since the last request; the same request gets the same ones',
    query: z.object({
      after: z.coerce
        .number<number>()
        .int()
        .min(0)
        .max(2 ** 31 - 1)
        .optional()
        .describe(
          '`cursor` of an earlier answer. Without it, the answer has no tasks, only a cursor to start from',
        ),
    }),
    answers: { 200: FinishedTasks },
    errors: [],
  }),
  listCredits: endpoint(calls.listCredits, {
    summary: 'The caller’s credit history, page by page',
    query: z.object({
      filter,
      after: CreditCursor.optional().describe('`next` of the previous page'),
      limit: z.coerce.number<number>().int().min(1).max(CREDIT_LINES_PER_PAGE).default(CREDIT_LINES_PER_PAGE),
    }),
    answers: { 200: CreditPage },
    errors: [],
  }),
  exportCredits: endpoint(calls.exportCredits, {
    summary: 'The caller’s credit history as CSV, with the lines of the filter only',
    query: z.object({ filter }),
    answers: { 200: CreditExport },
    errors: [],
  }),
};
