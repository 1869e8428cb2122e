import { ContinuityRun, type ModelRun } from '@kathaloka/contract/entities';
import { aModelRun, continuityFigures } from '@kathaloka/contract/fixtures';
import {
  CONTINUITY_LANGUAGES,
  CONTINUITY_RUN_MAX_BYTES,
  MODEL_NAME_MAX,
  MODEL_RUNS_MAX,
} from '@kathaloka/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type AdminServer, adminServer } from '../../testing/adminServer.ts';
import { WORLDS } from '../../testing/continuity/worlds/index.ts';
import { builtInRun } from './builtInRun.ts';

let server: AdminServer;

beforeAll(async () => {
  server = await adminServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('model_runs').execute();
});

const MODEL = 'google/gemma-4-31B-it';
const ALL = aModelRun().by_language;
const en = ALL.en!;
const hi = ALL.hi!;
const worse = { ...hi, at: '2026-11-22T10:00:00.000Z', figures: continuityFigures({ facts_told: 3 }) };

type Body = Omit<ModelRun, 'id'>;
const store = (body: Body) => server.call('storeContinuityRun', { ...server.admin, body });
const listed = async () => (await server.call('listContinuityRuns', server.admin)).body;

describe('The run of a model', () => {
  it('is shown as it was stored, in the order of names', async () => {
    const { body } = await store({ model: 'sarvam-30b', by_language: ALL });
    await store({ model: MODEL, by_language: { en } });
    expect((await listed()).models).toEqual([
      { id: expect.any(String), model: MODEL, by_language: { en } },
      { id: body.id, model: 'sarvam-30b', by_language: ALL },
    ]);
  });

  it('takes the place of the last one in its languages, and of no other', async () => {
    const { body: first } = await store({ model: MODEL, by_language: ALL });
    const { body: next } = await store({ model: MODEL, by_language: { hi: worse } });
    expect(next).toEqual({ id: first.id, model: MODEL, by_language: { ...ALL, hi: worse } });
    expect((await listed()).models).toEqual([next]);
    const [entry] = await server.audit(first.id);
    expect(entry).toMatchObject({ action: 'storeContinuityRun', thing: { kind: 'model', name: MODEL } });
    expect(entry!.changes).toEqual([
      {
        field: 'run_at',
        before: [en.at, hi.at, ALL.ur!.at],
        after: [en.at, ALL.ur!.at, worse.at],
      },
    ]);
  });

  it('is stored once by two administrators who bring it in at the same time', async () => {
    await Promise.all([
      store({ model: MODEL, by_language: { en } }),
      store({ model: MODEL, by_language: { hi: worse } }),
    ]);
    expect((await listed()).models).toMatchObject([{ by_language: { en, hi: worse } }]);
  });

  it('is not in the log again if it is brought in again', async () => {
    const { body } = await store({ model: MODEL, by_language: ALL });
    await store({ model: MODEL, by_language: ALL });
    expect(await server.audit(body.id)).toHaveLength(1);
  });

  it('is deleted in all languages, once', async () => {
    const { body } = await store({ model: MODEL, by_language: ALL });
    const remove = () => server.call('deleteContinuityRun', { ...server.admin, params: { id: body.id } });
    expect((await remove()).status).toBe(200);
    expect((await listed()).models).toEqual([]);
    const { status, body: problem } = await remove();
    expect([status, problem]).toEqual([404, { detail: 'Not Found', code: 'not_found', resource: 'model' }]);
    expect((await server.audit(body.id)).map(({ action }) => action)).toEqual([
      'deleteContinuityRun',
      'storeContinuityRun',
    ]);
  });

  it('is that of one of so many models, whose runs can still be replaced', async () => {
    const by_language = JSON.stringify({ en });
    const models = Array.from({ length: MODEL_RUNS_MAX }, (_, at) => ({
      id: newId(),
      model: `m${at}`,
      by_language,
    }));
    await server.db.insertInto('model_runs').values(models).execute();
    expect((await store({ model: 'm7', by_language: { hi: worse } })).status).toBe(200);
    const { status, body } = await store({ model: MODEL, by_language: ALL });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      detail: [{ loc: ['body', 'model'], type: 'too_many', params: { max: 100 } }],
    });
  });
});

describe('What is no run of a model', () => {
  const figures = (changed: object) => ({ en: { ...en, figures: { ...en.figures, ...changed } } });
  it.each([
    ['that of the built-in narrator', { model: null }],
    ['one of a model without a name', { model: '' }],
    ['one of a name that is too long', { model: 'm'.repeat(MODEL_NAME_MAX + 1) }],
    ['one of a name that cannot be stored', { model: 'm\0' }],
    ['one in no language', { by_language: {} }],
    ['one in a language that is not played', { by_language: { ta: en } }],
    ['one without figures', { by_language: { en: { ...en, figures: {} } } }],
    ['one with more than all', { by_language: figures({ facts_told: { count: 9, of: 8 } }) }],
    ['one with less than nothing', { by_language: figures({ seconds: { count: -1, of: 8 } }) }],
    ['one of no time', { by_language: { en: { ...en, at: 'yesterday' } } }],
    ['one without turns', { by_language: { en: { ...en, turns: 0 } } }],
  ])('is refused: %s', async (_, changed) => {
    const { status } = await store({ model: MODEL, by_language: ALL, ...changed } as Body);
    expect(status).toBe(422);
    expect((await listed()).models).toEqual([]);
  });

  it('is refused before it is read if it is too large', async () => {
    const long = { model: MODEL, by_language: ALL, note: 'x'.repeat(CONTINUITY_RUN_MAX_BYTES) };
    const { status, body } = await store(long);
    expect([status, body]).toMatchObject([413, { code: 'body_too_large' }]);
    expect(JSON.stringify({ model: MODEL, by_language: ALL }, null, 2).length * 2).toBeLessThan(
      CONTINUITY_RUN_MAX_BYTES,
    );
  });
});

describe('The run of the built-in narrator', () => {
  it('comes with the program, in the shape that the bench writes, in every language that it plays', async () => {
    const { built_in } = await listed();
    expect(ContinuityRun.strict().parse(built_in)).toEqual(built_in);
    expect(built_in).toEqual(builtInRun());
    expect(built_in.model).toBeNull();
    expect(Object.keys(built_in.by_language)).toEqual([...CONTINUITY_LANGUAGES]);
    const runs = Object.values(built_in.by_language).filter((run) => run !== undefined);
    for (const { server: host, turns, figures } of runs) {
      expect(host).toBeNull();
      expect(turns).toBeGreaterThanOrEqual(1500);
      expect(figures.facts_told.of).toBeGreaterThan(100);
      expect(figures.calls).toEqual({ count: 0, of: 0 });
    }
  });

  it('is in the languages of the bench', () => {
    expect(Object.keys(WORLDS)).toEqual([...CONTINUITY_LANGUAGES]);
  });
});
