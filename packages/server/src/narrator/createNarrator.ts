import path from 'node:path';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/db/schema.ts';
import type { Logger } from '../platform/log.ts';
import { builtInNarrator } from './builtIn/builtInNarrator.ts';
import type { InputParser } from './builtIn/InputParser.ts';
import { loadFragments } from './builtIn/fragments.ts';
import { dailySpending, withinDailyLimit } from './dailyLimit.ts';
import { builtInIllustrate } from './illustrate.ts';
import { asIntention } from './interpret/asIntention.ts';
import { matchChoice } from './interpret/matchChoice.ts';
import { keysOf, readInput } from './interpret/readInput.ts';
import { lexiconNames } from './lexiconNames.ts';
import { modelNarrator } from './modelNarrator/modelNarrator.ts';
import { chat } from './models/chat.ts';
import { drawImage } from './models/drawImage.ts';
import { streamChat } from './models/streamChat.ts';
import type { Narrator } from './Narrator.ts';
import { tokenCounter } from './tokens.ts';

interface Parts {
  readonly config: Pick<Config, 'ai'>;
  readonly db: Queries;
  readonly clock: Clock;
  readonly log: Logger;
  /** Stores a picture and returns its address. */
  readonly store: (bytes: Uint8Array, type: string, turn_id: string) => Promise<string>;
  readonly creditCost: (model_key: string) => number | null;
}

const FRAGMENTS = path.join(import.meta.dirname, 'fragments');
/** Timeouts between two pieces of an answer, and for all of it; an action times out a little later. */
const IDLE_MS = 15_000;
const TOTAL_MS = 80_000;

/** How the built-in narrator understands words. */
export const PARSER: InputParser = { read: readInput, intention: asIntention, keysOf };

/** Tells without any model. */
export function createBuiltIn(): Narrator {
  return builtInNarrator({
    fragments: loadFragments(FRAGMENTS),
    parser: PARSER,
    illustrate: builtInIllustrate,
    interpret: ({ story, choices, input }) =>
      Promise.resolve(
        matchChoice(input, choices, {
          language: story.language,
          names: lexiconNames(story.lexicon),
        }),
      ),
  });
}

/** The narrator of the installation: the provider's models for the configured keys, and the built-in one for all others. */
export async function createNarrator(parts: Parts): Promise<Narrator> {
  const { config, db, clock, log, store, creditCost } = parts;
  const { baseUrl, apiKey, textModels, imageModels, timeoutMs, contextTokens, dailyCredits } = config.ai;
  const builtIn = createBuiltIn();
  if (baseUrl === null) return builtIn;
  const models = {
    endpoint: { baseUrl, apiKey },
    models: new Map(
      Object.entries(textModels).map(([key, name]) => [key, { ...traitsOf(name), contextTokens }]),
    ),
    imageModels: new Map(Object.entries(imageModels).map(([key, name]) => [key, { name }])),
    fallback: builtIn,
    count: await tokenCounter(),
    log,
    store,
    deadlines: { firstByteMs: timeoutMs, idleMs: IDLE_MS, totalMs: TOTAL_MS },
  };
  const served = new Set([...Object.keys(textModels), ...Object.keys(imageModels)]);
  return withinDailyLimit({
    client: { streamChat, chat, drawImage },
    modelsBy: (client) => modelNarrator({ ...models, client }),
    builtIn,
    spend: dailySpending(db, clock, dailyCredits),
    costOf: (model_key) => (served.has(model_key) ? creditCost(model_key) : null),
  });
}

/** Up to this many billion parameters, a model follows patterns rather than rules. */
const SMALL_BILLIONS = 14;
const THINKING = /\b(?:o[1-9]|gpt-5|deepseek-r\d|qwq|magistral|gpt-oss)\b|thinking|reason/i;

/** What can be inferred from the name of a model. */
function traitsOf(name: string) {
  const [, billions] = /(\d+(?:\.\d+)?)b\b/i.exec(name) ?? [];
  return {
    name,
    isSmall: billions !== undefined && Number(billions) <= SMALL_BILLIONS,
    isThinking: THINKING.test(name),
  };
}
