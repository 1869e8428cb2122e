import { z } from 'zod';
import { CHOICES_MAX, NODE_TEXT_MAX, SAID_MAX, SAID_TEXT_MAX } from '../allLimits.ts';
import { StoryNode } from './structure.ts';
import { Language } from './common.ts';
import { text } from './ruled.ts';

/** A choice of a scene that is being edited, for which phrases are requested. */
export const PhrasesQuestion = z
  .object({
    language: Language.describe('The language of the story'),
    text: text(NODE_TEXT_MAX).describe('The text of the scene'),
    choices: StoryNode.shape.choices,
    index: z
      .int()
      .min(0)
      .max(CHOICES_MAX - 1)
      .describe('The index of the choice, from 0'),
  })
  .meta({ id: 'PhrasesQuestion' });
export type PhrasesQuestion = z.infer<typeof PhrasesQuestion>;

/** Suggested phrases for a choice. None of them could mean another choice of the scene. */
export const SuggestedPhrases = z
  .object({
    phrases: z.array(text(SAID_TEXT_MAX)).max(SAID_MAX),
    by_model: z
      .boolean()
      .describe('False if no model is configured or none answered; then the phrases are words of the scene'),
  })
  .meta({ id: 'SuggestedPhrases' });
export type SuggestedPhrases = z.infer<typeof SuggestedPhrases>;
