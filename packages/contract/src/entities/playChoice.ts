import { z } from 'zod';
import { CHOICE_TEXT_MAX } from '../limits.ts';
import { text } from './ruled.ts';

export const PlayChoice = z
  .object({
    text: z.string(),
    is_detour: z
      .boolean()
      .describe('Whether the narrator invented it: a side path that returns to the story'),
    asks: z
      .literal(true)
      .optional()
      .describe('Whether it asks for a name or a word, which the client sends as `answer`'),
    odds: z.int().min(0).max(100).optional().describe('Of an attempt: its chance to succeed, in percent'),
    puts_down: z
      .literal(true)
      .optional()
      .describe('The player carries more things than they can: it puts down the thing that is its text'),
  })
  .meta({ id: 'PlayChoice' });
export type PlayChoice = z.infer<typeof PlayChoice>;

/** A choice that a player made. A typed answer is a field of its own, not part of the text. */
export const SelectedChoice = z
  .object({
    text: z.string().describe('The text of the choice, as it was offered'),
    answer: z.string().optional().describe('What the player typed, if the choice asks for a name or a word'),
  })
  .meta({ id: 'SelectedChoice' });
export type SelectedChoice = z.infer<typeof SelectedChoice>;

/** A selected choice, as clients send it. */
export const SentChoice = z
  .object({
    text: text(CHOICE_TEXT_MAX).describe('The text of the choice, as it was offered'),
    answer: text(CHOICE_TEXT_MAX)
      .optional()
      .describe(
        'To a choice that `asks`: its letters, digits and the signs within names are told, at most forty. Without it ' +
          'the story tells what its author has written for that case',
      ),
  })
  .meta({ id: 'SentChoice' });
