import type { ProblemOf } from '@kathaloka/contract/entities';
import { BODY_MAX_BYTES, FAULTS_MAX } from '@kathaloka/contract/limits';
import Fastify from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { SignedInUser } from '../auth/admit.ts';
import { newOpaqueToken } from '../auth/opaqueTokens.ts';
import { newId } from '../ids.ts';
import { contractRows, routeUrl } from './contractRows.ts';
import type { Routes } from './defineRoutes.ts';
import { handleErrors } from './errors.ts';
import { readJsonBodies } from './jsonBody.ts';
import { registerContract } from './registerContract.ts';
import { compileValidator } from './validate.ts';

const ANSWER_MAX_BYTES = 64 * 1024;
/** Enough for the raw faults of a body. Formatting a text for each of them would need ten times as much. */
const HEAP_MAX_BYTES = 120 * 1024 * 1024;

const admin = { id: newId(), session_id: newId(), role: 'admin', has_fresh_proof: true } as SignedInUser;
const rows = contractRows.filter(([, { body }]) => body !== undefined);
const handled = rows.map(([name]) => [
  name,
  { ownerOf: () => Promise.resolve(admin.id), handle: () => ({}) },
]);

const app = Fastify();

beforeAll(async () => {
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(serializerCompiler);
  readJsonBodies(app);
  handleErrors(app);
  registerContract(app, Object.fromEntries(handled) as Routes, {
    admit: () => Promise.resolve(admin),
    rateLimiter: null,
    recordAdminAccess: () => Promise.resolve(),
  });
  await app.ready();
});
afterAll(() => app.close());

const zeros = (count: number) => Array.from({ length: count }, () => 0);

type Def = { type: string } & Record<string, unknown>;
const defOf = (schema: unknown) => (schema as z.ZodType).def as unknown as Def;

const lengths = new Map<unknown, number>();
/** The maximum number of items in an array. */
function longest(schema: unknown): number {
  const known = lengths.get(schema);
  if (known !== undefined) return known;
  const { maxItems = Infinity } = z.toJSONSchema(schema as z.ZodType, { unrepresentable: 'any' });
  lengths.set(schema, maxItems);
  return maxItems;
}

/** A body of this many bytes with as many faults as possible: all of its parts are wrong. */
function wrong(schema: unknown, bytes: number): unknown {
  const def = defOf(schema);
  const inner = def.innerType ?? def.in;
  if (inner !== undefined) return wrong(inner, bytes);
  if (def.type === 'object') {
    const fields = Object.entries(def.shape as object);
    const room = bytes / fields.length - 10;
    return Object.fromEntries(fields.map(([name, field]) => [name, wrong(field, room)]));
  }
  if (def.type === 'array') {
    const count = Math.min(longest(schema), Math.max(1, Math.floor(bytes / 2)));
    return Array.from({ length: count }, () => wrong(def.element, bytes / count - 1));
  }
  if (def.type === 'record') {
    const names = Object.keys(defOf(def.keyType).entries ?? {});
    const most = names.length > 0 ? names.length : Number(def.max ?? Infinity);
    const count = Math.min(most, Math.max(1, Math.floor(bytes / 10)));
    const values = Array.from({ length: count }, () => wrong(def.valueType, bytes / count - 10));
    return Object.fromEntries(values.map((value, at) => [`k${at}`, value]));
  }
  return def.type === 'string' ? 0 : '';
}

async function answerTo(name: string, body: unknown) {
  const [, { method, path }] = rows.find(([each]) => each === name)!;
  const url = routeUrl(path)
    .replace(':number', '1')
    .replace(':username', 'meera')
    .replace(':token', newOpaqueToken())
    .replace(':entry_id', `${newId()}~a2V5`)
    .replaceAll(/:\w+/g, newId());
  const response = await app.inject({ method, url, payload: body as object });
  return { status: response.statusCode, bytes: response.rawPayload.length, response };
}

describe('A body that is all wrong', () => {
  it.each(rows)('is answered with its first faults by %s', async (name, { body, bodyMaxBytes }) => {
    const { status, bytes, response } = await answerTo(
      name,
      wrong(body, (bodyMaxBytes ?? BODY_MAX_BYTES) * 0.8),
    );
    expect(bytes).toBeLessThan(ANSWER_MAX_BYTES);
    // a schema that accepts nearly anything has no faults
    expect([200, 422]).toContain(status);
    const { detail = [] } = response.json<Partial<ProblemOf<'validation_failed'>>>();
    expect(detail.length).toBeLessThanOrEqual(FAULTS_MAX);
  });

  it('says how many faults were left out', async () => {
    const nodes = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`scene ${at}`, 0]));
    const { response } = await answerTo('updateStory', { story_structure: { start_node: '', nodes } });
    const { detail, more } = response.json<ProblemOf<'validation_failed'>>();
    expect([detail.length, more]).toEqual([FAULTS_MAX, 10]);
    expect(detail[0]).toMatchObject({
      loc: ['body', 'story_structure', 'nodes', 'scene 0'],
      type: 'invalid_type',
    });
    const few = await answerTo('updateStory', { story_structure: 0 });
    expect(few.response.json<ProblemOf<'validation_failed'>>()).not.toHaveProperty('more');
  });

  it('under a name of any length is named by its beginning', async () => {
    const nodes = { ['n'.repeat(900_000)]: 0 };
    const { bytes } = await answerTo('updateStory', { story_structure: { start_node: '', nodes } });
    expect(bytes).toBeLessThan(1000);
  });

  it.each([
    [
      'scenes',
      { story_structure: { nodes: Object.fromEntries(Array.from({ length: 90_000 }, (_, at) => [at, 0])) } },
    ],
    [
      'commands',
      { game_config: { commands: Object.fromEntries(Array.from({ length: 90_000 }, (_, at) => [at, 0])) } },
    ],
    [
      'beats',
      {
        lexicon: {
          beats: Array.from({ length: 140 }, () => ({ text: 'x', nodes: zeros(1999) })),
        },
      },
    ],
  ])('with too many %s is refused before they are read', async (_, body) => {
    const { response } = await answerTo('updateStory', body);
    const { detail, more } = response.json<ProblemOf<'validation_failed'>>();
    expect(detail.map(({ type }) => type)).toEqual(['too_many']);
    expect(more).toBeUndefined();
  });

  it('takes no more memory than its faults', async () => {
    const beats = Array.from({ length: 49 }, () => ({ text: 'x', nodes: zeros(2000) }));
    const payload = { lexicon: { beats } };
    const before = process.memoryUsage().heapUsed;
    const { response } = await answerTo('updateStory', payload);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(HEAP_MAX_BYTES);
    expect(response.json<ProblemOf<'validation_failed'>>().more).toBe(49 * 2000 - FAULTS_MAX);
  });
});
