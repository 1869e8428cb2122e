import { z } from 'zod';
import { NODE_NAME_MAX } from '../allLimits.ts';
import { uuid } from './common.ts';
import { problemEvent } from '../problem.ts';
import { text } from './ruled.ts';

const scene = text(NODE_NAME_MAX)
  .nullable()
  .describe('The scene that is open in the editor; null if none is');

/** A user who has a story open in the editor. */
export const StoryEditor = z
  .object({
    tab: uuid().describe('The id of the open editor: a person with two devices appears twice'),
    name: z.string().nullable().describe('Null for an administrator, whose name authors do not see'),
    is_you: z.boolean().describe('Whether it is the caller, in another tab or on another device'),
    scene,
  })
  .meta({ id: 'StoryEditor' });
export type StoryEditor = z.infer<typeof StoryEditor>;

export const Presence = z
  .object({
    editors: z.array(StoryEditor).describe('All other open editors, in the order in which they joined'),
  })
  .meta({ id: 'Presence' });
export type Presence = z.infer<typeof Presence>;

export const PresenceUpdate = z.object({ scene }).meta({ id: 'PresenceUpdate' });
export type PresenceUpdate = z.infer<typeof PresenceUpdate>;

/** One server-sent event: the other open editors of the story. */
export const PresenceEvent = z
  .discriminatedUnion('event', [
    z.object({ event: z.literal('editors'), data: Presence }),
    z.object({
      event: z.literal('error'),
      data: problemEvent(['not_signed_in', 'not_found', 'rate_limited', 'unavailable', 'internal']),
    }),
  ])
  .meta({ id: 'PresenceEvent' });
export type PresenceEvent = z.infer<typeof PresenceEvent>;
