import { createHash } from 'node:crypto';
import { callsMs, deadlinesOf } from '../actionTimes.ts';
import type { Config } from '../config.ts';
import { chainOf, type ModelSettings } from '../modelSettings.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/db/schema.ts';
import type { Logger } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics/createMetrics.ts';
import { createFairQueue } from '../platform/fairQueue.ts';
import { dailySpending, withBoundedCalls } from './boundedCalls.ts';
import { countTokens, measuredClient } from './measuredClient.ts';
import type { ModelClient } from './modelNarrator/ModelClient.ts';
import { modelNarrator } from './modelNarrator/modelNarrator.ts';
import { type Breakers, createBreakers } from './models/breakers.ts';
import { type Provider, providerClient } from './models/providerClient.ts';
import type { ModelAction, Narrator } from './Narrator.ts';
import { traitsOf } from './traits.ts';
import { tokenCounter } from './tokens.ts';
import { usageMeter } from './usage.ts';
import { type ChainLink, NarrationDeclined, rememberingBy, withFallbacks } from './withFallbacks.ts';

interface Parts {
  readonly config: Pick<Config, 'ai'>;
  readonly db: Queries;
  readonly clock: Clock;
  readonly log: Logger;
  /** Stores a picture and returns its address. */
  readonly store: (bytes: Uint8Array, type: string, turn_id: string) => Promise<string>;
  readonly creditCost: (model_key: string) => number | null;
  /** Tells if no model does. */
  readonly builtIn: Narrator;
  readonly metrics?: Metrics | undefined;
}

/** The installation's narrator: a provider's model for each configured key, the built-in one for others. */
export async function createNarrator(parts: Parts): Promise<Narrator> {
  const { config, db, clock, creditCost, builtIn } = parts;
  const { models, dailyCredits, concurrentCalls } = config.ai;
  if (Object.keys(models).length === 0) return builtIn;
  const breakers = createBreakers(models, () => clock().getTime());
  const making = { ...parts, breakers, count: await tokenCounter() };
  return {
    ...withBoundedCalls({
      client: measuredClient(providerClient, parts.metrics),
      modelsBy: (client, action) => tellerOf(making, client, action),
      builtIn,
      spend: dailySpending(db, clock, dailyCredits),
      queue: createFairQueue(concurrentCalls),
      costOf: (model_key) => (Object.hasOwn(models, model_key) ? creditCost(model_key) : null),
      isAsked: (model_key) => !breakers.of(models[model_key]!).isOpen(),
    }),
    modelStatus: breakers.status,
    builtIn,
  };
}

interface Making extends Parts {
  readonly breakers: Breakers;
  readonly count: (text: string) => number;
}

/** The narrator of one action: the chain of its model. */
function tellerOf(making: Making, client: ModelClient<Provider>, action: ModelAction): Narrator {
  const { builtIn, config, log } = making;
  const { models } = config.ai;
  const { model_key } = action;
  const chain = chainOf(models, model_key);
  const plain = narratorOf(making, client, { model_key, fallback: builtIn });
  const [asked] = chain;
  if (!asked) return plain;
  const meter = usageMeter();
  const until = performance.now() + callsMs(chain);
  const provider = (settings: ModelSettings, ends: number | null): Provider => ({
    endpoint: endpointOf(settings, action),
    breaker: making.breakers.of(settings),
    times: settings,
    until: ends,
    onUsage(model, usage) {
      meter.add(model, usage);
      countTokens(making.metrics, model, usage);
    },
  });
  // from the last link, because each needs the next one as its fallback
  const links = chain.reduceRight<ChainLink[]>((next, settings) => {
    const fallback = next[0] ? decliningFor(next[0].narrator, builtIn, settings) : builtIn;
    const serving = { settings, provider: provider(settings, until) };
    return [
      {
        name: settings.model,
        model_key: settings.isOurs ? settings.name : null,
        isOpen: serving.provider.breaker.isOpen,
        narrator: narratorOf(making, client, { model_key, fallback, serving }),
      },
      ...next,
    ];
  }, []);
  const writers = chain.map(
    (settings) =>
      narratorOf(making, client, {
        model_key,
        fallback: builtIn,
        serving: { settings, provider: provider(settings, null) },
      }).remember!,
  );
  return {
    ...withFallbacks({
      links,
      builtIn: plain,
      endsBuiltIn: asked.fallbacks !== null,
      remember: rememberingBy(writers),
      onFailure: (details, message) => log.warn(details, message),
    }),
    used: meter.used,
  };
}

interface Serving {
  readonly settings: ModelSettings;
  readonly provider: Provider;
}

interface Told {
  readonly model_key: string;
  readonly fallback: Narrator;
  /** Absent if no model serves the key. */
  readonly serving?: Serving;
}

/** Tells with one model, under the key that was asked for. */
function narratorOf(
  { count, log, store }: Making,
  client: ModelClient<Provider>,
  { model_key, fallback, serving }: Told,
): Narrator {
  const { model, contextTokens } = serving?.settings ?? { model: '', contextTokens: 0 };
  const served = new Map(
    serving ? [[model_key, { name: model, contextTokens, ...traitsOf(serving.settings) }]] : [],
  );
  return modelNarrator<Provider>({
    client,
    endpoint: serving?.provider as Provider,
    models: served,
    imageModels: served,
    fallback,
    count,
    log,
    store,
    ...(serving && { deadlines: deadlinesOf(serving.settings) }),
  });
}

/** A model's fallback in a chain: declines what the built-in narrator would tell, for the next model. */
function decliningFor(next: Narrator, builtIn: Narrator, settings: ModelSettings): Narrator {
  return {
    ...builtIn,
    interpret: next.interpret,
    narrate() {
      throw new NarrationDeclined(`${settings.model} would not tell it`);
    },
  };
}

/** The endpoint of a model, with the key by which servers find the cache of a session. */
function endpointOf(
  { baseUrl, apiKey, headers, extraBody, sessionKey, kind }: ModelSettings,
  { session_id }: Pick<ModelAction, 'session_id'>,
) {
  const endpoint = { baseUrl, apiKey, headers, extraBody };
  if (sessionKey === null || session_id === undefined) return endpoint;
  const key = createHash('sha256').update(`session ${session_id}`).digest('hex').slice(0, 32);
  if ('header' in sessionKey) return { ...endpoint, headers: { ...headers, [sessionKey.header]: key } };
  // pictures have no session key in the body, because no later prompt begins with theirs
  return kind === 'image' ? endpoint : { ...endpoint, extraBody: { ...extraBody, [sessionKey.field]: key } };
}
