import Fastify, { type FastifySchemaCompiler } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { readJsonBodies } from './jsonBody.ts';

afterEach(() => vi.restoreAllMocks());

/** What happens to a body of this length, in order. */
async function stepsOf(length: number): Promise<string[]> {
  const steps: string[] = [];
  const app = Fastify();
  readJsonBodies(app);
  const check: FastifySchemaCompiler<unknown> = () => (value: unknown) => {
    steps.push('checked');
    return { value };
  };
  app.setValidatorCompiler(check);
  app.post('/', { schema: { body: {} } }, () => ({}));
  await app.ready();
  const parse = JSON.parse;
  vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    steps.push('parsed');
    setImmediate(() => steps.push('others are served'));
    return parse(text, reviver) as unknown;
  });
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/',
    payload: { text: 'a'.repeat(length) },
  });
  expect(statusCode).toBe(200);
  await app.close();
  return steps;
}

it('A long body is parsed in one turn of the event loop and checked in another one', async () => {
  expect(await stepsOf(500_000)).toEqual(['parsed', 'others are served', 'checked']);
});

it('A short body waits for nobody', async () => {
  expect((await stepsOf(100)).slice(0, 2)).toEqual(['parsed', 'checked']);
});
