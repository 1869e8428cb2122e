import { z } from 'zod';
import { calls } from '../calls/index.ts';
import {
  OfflineBrought,
  Id,
  Instant,
  OfflineStory,
  Language,
  OfflineMove,
  UploadedPlay,
} from '../entities/index.ts';
import { OFFLINE_MOVES_MAX, OFFLINE_PLAY_MAX } from '../limits.ts';
import { endpoint } from './define.ts';
import { hasAnswer } from './hasAnswer.ts';

export const offline = {
  keepStory: endpoint(calls.keepStory, {
    summary:
      'What a device needs to play a story without a network: of whatever the caller may begin, and of guests what they may read whole',
    params: z.object({ id: Id }),
    resource: 'story',
    answers: { 200: OfflineStory },
    errors: ['premium_required', 'cannot_keep'],
  }),
  uploadPlay: endpoint(calls.uploadPlay, {
    summary:
      'Upload moves of a play that was played without a network. What the server has already is compared, and never stored twice',
    params: z.object({
      offline_id: Id.describe('The play, by an id that the device has made'),
    }),
    resource: 'story',
    body: z.object({
      story_id: Id,
      snapshot_id: Id.describe('Of the story as the device has it'),
      language: Language.optional().describe('In which it was played; without it, as the story was written'),
      brought: OfflineBrought.nullish().describe(
        'With what it has begun. Only what the story takes of it, and asks for, is read',
      ),
      begun_at: Instant.describe('By the clock of the device'),
      seed: Id.optional().describe('The play whose dice it goes on with, if not its own'),
      from: z
        .int()
        .min(0)
        .max(OFFLINE_PLAY_MAX)
        .describe('The place of the first of these moves; the first move of a play is at 0'),
      moves: z
        .array(OfflineMove)
        .max(OFFLINE_MOVES_MAX)
        .describe('In their order. None: the answer says what the server has'),
    }),
    hasOwnWords: ({ moves }: { readonly moves: readonly OfflineMove[] }) =>
      moves.some((move) => 'choose' in move && hasAnswer(move)),
    answers: { 200: UploadedPlay },
    errors: [
      'premium_required',
      'rated_older',
      'limit_reached',
      'version_unknown',
      'offline_gap',
      'offline_differs',
    ],
  }),
};
