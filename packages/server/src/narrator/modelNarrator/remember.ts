import type { MemoryWriter, SummaryTask } from '../Narrator.ts';
import type { ReadingTask, TurnReading } from '../TurnReading.ts';
import { LANGUAGE_SHARE, LANGUAGE_FACTS, shareIn } from '../prompts/languages.ts';
import { readingPrompt, summaryPrompt } from '../prompts/memoryPrompts.ts';
import { cutAtSentence } from '../prompts/sentences.ts';
import { readEvents, READING_SCHEMA } from './readEvents.ts';
import { FACTS_SCHEMA, readFacts } from './readFacts.ts';
import { DEADLINES, type ModelNarratorParts, promptModel } from './narratorParts.ts';
import { hasRoomForFew } from './modelNotes.ts';
import { outputFilter } from './outputFilter.ts';
import { isRefusal } from './refusals.ts';
import type { ServingModel } from './ModelClient.ts';

type RememberParts<Endpoint> = Pick<
  ModelNarratorParts<Endpoint>,
  'client' | 'endpoint' | 'count' | 'deadlines'
>;

interface Serving {
  readonly model: ServingModel;
}

const SUMMARY_WORDS = 130;
const SUMMARY_LETTERS = 2000;
/** Three facts: their values, and the JSON around them. */
const FACTS_WORDS = 50;
const FACTS_FRAME_TOKENS = 230;
/** Ten events. */
const EVENTS_TOKENS = 350;
const THINKING_TOKENS = 1024;
const TEMPERATURE = 0.2;

/**
 * A summary of the turns that leave the prompt; null if unusable. Made after the commit, so that a failure
 * does not block play.
 */
export async function summarise<Endpoint>(
  parts: RememberParts<Endpoint>,
  { model, story, turns }: Serving & Pick<SummaryTask, 'story' | 'turns'>,
  signal: AbortSignal,
): Promise<string | null> {
  const { messages } = summaryPrompt(story, turns, promptModel(parts, model));
  const maxTokens = Math.ceil(2 * SUMMARY_WORDS * LANGUAGE_FACTS[story.language].tokensPerWord);
  const { text, finish } = await parts.client.chat(
    parts.endpoint,
    { model: model.name, messages, maxTokens, temperature: TEMPERATURE },
    { signal, deadlines: parts.deadlines ?? DEADLINES },
  );
  const filter = outputFilter({ maxWords: SUMMARY_WORDS });
  const clean = [...filter.push(text), ...filter.end(finish)]
    .filter((piece) => typeof piece === 'string')
    .join('');
  const isOfUse =
    clean !== '' &&
    !filter.hasLeaked() &&
    !isRefusal(clean) &&
    shareIn(story.language, clean) >= LANGUAGE_SHARE;
  return isOfUse ? cutAtSentence(clean, SUMMARY_LETTERS) : null;
}

/**
 * The facts of a turn and, where asked for, its events. Keys of the server's own values are refused, and unreadable
 * answers ignored.
 */
async function readTurn<Endpoint>(
  parts: RememberParts<Endpoint>,
  { model, story, reserved, ...asked }: Serving & Omit<ReadingTask, 'model_key'>,
  signal: AbortSignal,
): Promise<TurnReading> {
  const { messages } = readingPrompt(story, asked);
  const factsTokens = Math.ceil(FACTS_WORDS * LANGUAGE_FACTS[story.language].tokensPerWord);
  const tokens = FACTS_FRAME_TOKENS + factsTokens + (asked.judged ? EVENTS_TOKENS : 0);
  const { text } = await parts.client.chat(
    parts.endpoint,
    {
      model: model.name,
      messages,
      maxTokens: tokens + (model.isThinking ? THINKING_TOKENS : 0),
      temperature: TEMPERATURE,
      schema: asked.judged
        ? { name: 'reading', schema: READING_SCHEMA }
        : { name: 'facts', schema: FACTS_SCHEMA },
    },
    { signal, deadlines: parts.deadlines ?? DEADLINES },
  );
  return { facts: readFacts(text, reserved, asked), events: asked.judged ? readEvents(text) : [] };
}

/** Writes memory with the model that told the turn. */
export function memoryWriter<Endpoint>(
  parts: RememberParts<Endpoint> & Pick<ModelNarratorParts<Endpoint>, 'models'>,
): MemoryWriter {
  return {
    hasRoomForFew,
    async summarise({ model_key, ...task }, signal) {
      const model = parts.models.get(model_key);
      return model ? summarise(parts, { model, ...task }, signal) : null;
    },
    async readTurn({ model_key, ...task }, signal) {
      const model = parts.models.get(model_key);
      return model ? readTurn(parts, { model, ...task }, signal) : { facts: [], events: [] };
    },
  };
}
