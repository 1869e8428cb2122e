import { API_BASE, type CallName } from '@kathaloka/contract/calls';
import { type Endpoint, endpoints } from '@kathaloka/contract/endpoints';
import type { Random } from '@kathaloka/story';
import type { z } from 'zod';
import { HOSTILE, placesIn, withValue } from '../hostileValues.ts';
import type { Caller, FuzzWorld } from './fuzzWorld.ts';
import { chance, pick } from './picks.ts';
import { spelledId, valueOf } from './valueOf.ts';

export interface FuzzRequest {
  readonly name: CallName;
  readonly caller: Caller;
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** A call that answers only with a stream of events, which ends when its reader leaves. */
const EVENTS_ALONE: CallName = 'followTogether';

/** All other calls, with extra weight on those that can succeed often. */
const NAMES: readonly CallName[] = [
  ...(Object.keys(endpoints) as CallName[]).filter((name) => name !== EVENTS_ALONE),
  ...Array.from({ length: 8 }, () => ['act', 'getSession', 'createSession', 'updateStory'] as const).flat(),
];

/** Guests have the lowest weight, because they may do the least. */
const CALLING: readonly Caller[] = ['guest', 'player', 'player', 'author', 'author', 'admin', 'admin'];

/** Calls whose stream of events ends only when its reader leaves. */
const ENDLESS: readonly CallName[] = ['followPresence'];

/** The share of requests with a fault. */
const FAULTY = 0.35;

/** A request as the contract describes it, in one of its spellings, or with one hostile value. */
export function fuzzRequest({ callers, idsOf }: FuzzWorld, random: Random): FuzzRequest {
  const [name, caller] = [pick(random, NAMES), pick(random, CALLING)];
  const row: Endpoint = endpoints[name];
  const chosen = new Map<string, readonly string[]>();
  /** Chooses each id once, for all parts of the request. */
  const ids = (field: string): readonly string[] => {
    const known = chosen.get(field) ?? [pick(random, idsOf(caller, field, random, row.path))];
    chosen.set(field, known);
    return known;
  };
  const sample = (schema: z.ZodType | undefined) => schema && valueOf(schema, random, ids);
  const fault = chance(random, FAULTY) ? pick(random, ['params', 'query', 'body'] as const) : undefined;
  const body = sample(row.body);
  const query = sample(row.query) as Record<string, unknown> | undefined;
  const headers = sample(row.headers) as Record<string, unknown> | undefined;
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(
      // an empty part would make another path
      fault === 'params'
        ? textOf(pick(random, HOSTILE)) || '-'
        : spelledId(inPath(field, random, ids), random),
    ),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([key, value]): [string, string] => [
      key,
      textOf(fault === 'query' && chance(random, 0.5) ? pick(random, HOSTILE) : value),
    ]),
  );
  const wrong = () => withValue(body, pick(random, placesIn(body)), pick(random, HOSTILE));
  const payload = row.body && JSON.stringify(fault === 'body' ? wrong() : body);
  return {
    name,
    caller,
    method: row.method,
    url: `${API_BASE}${path}${search.size > 0 ? `?${search.toString()}` : ''}`,
    headers: {
      ...callers[caller]?.headers,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(row.events && !ENDLESS.includes(name) && chance(random, 0.3) && { accept: 'text/event-stream' }),
      // headers hold ASCII only
      ...Object.fromEntries(
        Object.entries(headers ?? {}).map(([key, value]) => [key, textOf(value).replaceAll(/[^ -~]/g, '?')]),
      ),
    },
    ...(payload !== undefined && { payload }),
  };
}

function inPath(field: string, random: Random, ids: (field: string) => readonly string[]): string {
  if (field === 'number') return String(pick(random, [0, 1, 2, 2 ** 31]));
  if (field === 'place') return pick(random, ['new', ...ids('story_id')]);
  return pick(random, ids(field));
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // a lone surrogate cannot be in an address
  return text.toWellFormed();
}
