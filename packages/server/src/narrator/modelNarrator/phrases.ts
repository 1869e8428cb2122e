import { SAID_TEXT_MAX } from '@kathaloka/contract/limits';
import { z } from 'zod';
import type { PhrasesTask } from '../Narrator.ts';
import { parseJson } from '../models/parseJson.ts';
import { fencedLine } from '../prompts/fence.ts';
import { phrasesPrompt } from '../prompts/phrasesPrompt.ts';
import { withoutMarkup } from './markup.ts';
import type { ServingModel } from './ModelClient.ts';
import { DEADLINES, type ModelNarratorParts } from './narratorParts.ts';

const MAX_TOKENS = 400;
const THINKING_TOKENS = 1024;
const TEMPERATURE = 0.8;
const MOST = 40;

const Answer = z.object({ phrases: z.array(z.unknown()).max(MOST) });

/** A model's other phrasings of a choice. Throws if its answer is unreadable. */
export async function phrases<Endpoint>(
  parts: Pick<ModelNarratorParts<Endpoint>, 'client' | 'endpoint' | 'deadlines'>,
  model: ServingModel,
  task: PhrasesTask,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { messages, schema } = phrasesPrompt(task);
  const { text } = await parts.client.chat(
    parts.endpoint,
    {
      model: model.name,
      messages,
      maxTokens: MAX_TOKENS + (model.isThinking ? THINKING_TOKENS : 0),
      temperature: TEMPERATURE,
      schema: { name: 'phrases', schema },
    },
    { signal, deadlines: parts.deadlines ?? DEADLINES },
  );
  return parseJson(text, Answer)
    .phrases.filter((phrase) => typeof phrase === 'string')
    .map((phrase) => fencedLine(withoutMarkup(phrase)))
    .filter((phrase) => phrase !== '' && phrase.length <= SAID_TEXT_MAX);
}
