import { type ModelTimes, totalFor } from './actionTimes.ts';
import { IMAGE_KEYS, type ModelEntries, type ModelEntry, OUR_KEYS, TEXT_KEYS } from './modelEntries.ts';
import { StartupError } from './platform/StartupError.ts';

export interface ModelSettings extends ModelTimes {
  /** A key of ours, or the model's name as a fallback. */
  readonly name: string;
  readonly isOurs: boolean;
  readonly kind: 'text' | 'image';
  /** The model's name on its server. */
  readonly model: string;
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly extraBody: Readonly<Record<string, unknown>>;
  /** Where the server reads a session key, by which it finds its prompt cache. */
  readonly sessionKey: { readonly field: string } | { readonly header: string } | null;
  /** Limit of prompt and answer together. */
  readonly contextTokens: number;
  readonly isSmall: boolean | undefined;
  readonly isThinking: boolean | undefined;
  /**
   * The fallbacks in order, if the model fails; after them the built-in narrator. Null: then the action fails with
   * the model.
   */
  readonly fallbacks: readonly string[] | null;
}

export type Models = Readonly<Record<string, ModelSettings>>;

/** The six settings that describe one server. */
interface ShortSettings {
  readonly baseUrl: string | null;
  readonly apiKey: string | null;
  readonly textModels: Readonly<Record<string, string>>;
  readonly imageModels: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly contextTokens: number;
}

/** Every configured model. What `AI_MODELS` leaves out is taken from the other settings. */
export function resolveModels(short: ShortSettings, entries: ModelEntries): Models {
  const named = { ...short.textModels, ...short.imageModels };
  const names = [...Object.keys(short.baseUrl === null ? {} : named), ...Object.keys(entries)];
  const kinds = kindsOf(entries);
  const models = Object.fromEntries(
    [...new Set(names)].map((name) => {
      const kind = TEXT_KEYS.includes(name) ? 'text' : IMAGE_KEYS.includes(name) ? 'image' : kinds.get(name);
      if (kind === undefined)
        throw wrong(
          `has a model ${name} that nothing uses: there are ${OUR_KEYS.join(', ')}, and those in fallbacks`,
        );
      return [name, settingsOf({ name, kind, short, named: named[name] }, entries[name] ?? NOTHING)];
    }),
  );
  for (const settings of Object.values(models)) checkFallbacks(settings, models);
  return models;
}

const NOTHING: ModelEntry = { headers: {}, extra_body: {} };

/** The model of a key and its fallbacks. Empty if no model serves the key. */
export function chainOf(models: Models, model_key: string): readonly ModelSettings[] {
  if (!Object.hasOwn(models, model_key)) return [];
  const asked = models[model_key]!;
  return [asked, ...(asked.fallbacks ?? []).map((name) => models[name]!)];
}

/** The kinds of fallbacks, by name: a fallback has the kind of the key that names it. */
function kindsOf(entries: ModelEntries): ReadonlyMap<string, ModelSettings['kind']> {
  return new Map(
    Object.entries(entries).flatMap(([name, { fallbacks = [] }]) =>
      OUR_KEYS.includes(name)
        ? fallbacks.map((each) => [each, TEXT_KEYS.includes(name) ? ('text' as const) : ('image' as const)])
        : [],
    ),
  );
}

interface Described extends Pick<ModelSettings, 'name' | 'kind'> {
  readonly short: ShortSettings;
  /** The model that a short setting names for this key. */
  readonly named: string | undefined;
}

function settingsOf({ name, kind, short, named }: Described, entry: ModelEntry): ModelSettings {
  const model = entry.model ?? named;
  if (model === undefined) throw wrong(`is wrong: ${name}.model must be set`);
  if (named !== undefined && named !== model)
    throw wrong(
      `is wrong: ${name}.model is another one than in ${kind === 'text' ? 'AI_TEXT_MODELS' : 'AI_IMAGE_MODELS'}`,
    );
  const baseUrl = entry.base_url ?? short.baseUrl;
  if (baseUrl === null) throw wrong(`is wrong: ${name}.base_url must be set, because AI_BASE_URL is not`);
  const timeoutMs = entry.timeout_ms ?? short.timeoutMs;
  const totalMs = entry.total_ms ?? totalFor(timeoutMs);
  if (totalMs < timeoutMs) throw wrong(`is wrong: ${name}.total_ms must not be less than the timeout`);
  if (entry.api_key !== undefined && hasAuthorization(entry))
    throw wrong(`is wrong: ${name} has an api_key and a header of the same meaning`);
  const { session_key } = entry;
  return {
    name,
    isOurs: OUR_KEYS.includes(name),
    kind,
    model,
    baseUrl,
    // a key is sent to its own server only
    apiKey: entry.api_key ?? (baseUrl === short.baseUrl && !hasAuthorization(entry) ? short.apiKey : null),
    headers: entry.headers,
    extraBody: entry.extra_body,
    sessionKey:
      session_key === undefined
        ? null
        : typeof session_key === 'string'
          ? { field: session_key }
          : session_key,
    timeoutMs,
    totalMs,
    contextTokens: entry.context_tokens ?? short.contextTokens,
    isSmall: entry.is_small,
    isThinking: entry.is_thinking,
    fallbacks: entry.fallbacks ?? null,
  };
}

const hasAuthorization = ({ headers }: ModelEntry): boolean =>
  Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');

function checkFallbacks({ name, kind, fallbacks }: ModelSettings, models: Models): void {
  for (const [at, each] of (fallbacks ?? []).entries()) {
    const found = Object.hasOwn(models, each) ? models[each] : undefined;
    if (!found) throw wrong(`is wrong: ${name}.fallbacks.${at} is no model of it`);
    if (each === name) throw wrong(`is wrong: ${name}.fallbacks.${at} is the model itself`);
    if (fallbacks!.indexOf(each) !== at) throw wrong(`is wrong: ${name}.fallbacks.${at} stands there twice`);
    if (found.kind !== kind)
      throw wrong(
        `is wrong: ${name}.fallbacks.${at} ${kind === 'text' ? 'draws' : 'tells'}, and ${name} does not`,
      );
  }
}

const wrong = (what: string) => new StartupError(`AI_MODELS ${what}.`);
