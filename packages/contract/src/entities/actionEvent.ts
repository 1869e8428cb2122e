import { z } from 'zod';
import { ACTION_ERRORS } from '../errors.ts';
import { ActionResponse } from './play.ts';
import { problemEvent } from '../problem.ts';

/** The state of a running action. `waiting`: queued behind other calls of the same models. */
export const ActionStatus = z.enum(['thinking', 'waiting']).meta({ id: 'ActionStatus' });
export type ActionStatus = z.infer<typeof ActionStatus>;

/** One server-sent event of a running action: its name and its data as JSON. */
export const ActionEvent = z
  .discriminatedUnion('event', [
    z.object({ event: z.literal('status'), data: z.object({ status: ActionStatus }) }),
    z.object({ event: z.literal('delta'), data: z.object({ text: z.string() }) }),
    z.object({ event: z.literal('image'), data: z.object({ image_url: z.string(), style: z.string() }) }),
    z.object({ event: z.literal('done'), data: ActionResponse }),
    z.object({
      event: z.literal('error'),
      data: problemEvent([...ACTION_ERRORS, 'not_signed_in', 'not_found', 'unavailable', 'internal']),
    }),
  ])
  .meta({ id: 'ActionEvent' });
export type ActionEvent = z.infer<typeof ActionEvent>;
