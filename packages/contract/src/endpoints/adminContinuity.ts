import { z } from 'zod';
import { calls } from '../calls/index.ts';
import { ContinuityRun, Id, Message, ModelRun } from '../entities/index.ts';
import { CONTINUITY_RUN_MAX_BYTES } from '../limits.ts';
import { endpoint } from './define.ts';

export const adminContinuity = {
  listContinuityRuns: endpoint(calls.listContinuityRuns, {
    summary: 'How well each model remembers and keeps secrets: its last run of the continuity bench',
    answers: {
      200: z.object({
        built_in: ContinuityRun.describe('The run of the built-in narrator, which comes with the program'),
        models: z.array(ModelRun).describe('By name'),
      }),
    },
    errors: [],
  }),
  storeContinuityRun: endpoint(calls.storeContinuityRun, {
    summary: 'Store the run of a model in place of its last one in the same languages',
    body: ModelRun.omit({ id: true }),
    bodyMaxBytes: CONTINUITY_RUN_MAX_BYTES,
    answers: { 200: ModelRun },
    errors: [],
  }),
  deleteContinuityRun: endpoint(calls.deleteContinuityRun, {
    summary: 'Delete the run of a model in all languages',
    params: z.object({ id: Id }),
    resource: 'model',
    answers: { 200: Message },
    errors: [],
  }),
};
