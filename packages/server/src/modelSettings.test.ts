import { describe, expect, it } from 'vitest';
import { actionMs, deadlinesOf, holdMaxAgeMs, silentConnectionMs } from './actionTimes.ts';
import { type Environment, readConfig } from './config.ts';
import { warningsAbout } from './configWarnings.ts';
import { chainOf } from './modelSettings.ts';
import { startupBlock } from './startupBlock.ts';

const SECRET = 'sk-CANARY-4711-of-the-operator';
const HOME = { AI_BASE_URL: 'http://localhost:8000/v1', AI_API_KEY: 'the-key-of-home' };

const modelsOf = (models: unknown, env: Environment = HOME) =>
  readConfig({ ...env, AI_MODELS: JSON.stringify(models) }).ai.models;

function refusalOf(raw: string, env: Environment = HOME): string {
  try {
    readConfig({ ...env, AI_MODELS: raw });
  } catch (error) {
    return (error as Error).message;
  }
  return 'not refused';
}

describe('AI_MODELS', () => {
  it('says all of a model', () => {
    const { tenali } = modelsOf({
      tenali: {
        model: 'sarvam-30b',
        base_url: 'https://models.example/v1',
        api_key: SECRET,
        headers: { 'X-Team': 'tales' },
        extra_body: { chat_template_kwargs: { enable_thinking: false }, top_p: null },
        timeout_ms: 180_000,
        context_tokens: 65_536,
        is_small: false,
        is_thinking: true,
        fallbacks: ['spare'],
        session_key: { header: 'x-session-id' },
      },
      spare: { model: 'gemma-4-31b-it', session_key: 'prompt_cache_key' },
    });
    expect(tenali).toEqual({
      name: 'tenali',
      isOurs: true,
      kind: 'text',
      model: 'sarvam-30b',
      baseUrl: 'https://models.example/v1',
      apiKey: SECRET,
      headers: { 'X-Team': 'tales' },
      extraBody: { chat_template_kwargs: { enable_thinking: false }, top_p: null },
      sessionKey: { header: 'x-session-id' },
      timeoutMs: 180_000,
      totalMs: 240_000,
      contextTokens: 65_536,
      isSmall: false,
      isThinking: true,
      fallbacks: ['spare'],
    });
  });

  it('takes from the short settings what it leaves out, and adds to them', () => {
    const env = {
      ...HOME,
      AI_TEXT_MODELS: 'tenali=a,birbal=b',
      AI_TIMEOUT_MS: '90000',
      AI_CONTEXT_TOKENS: '9000',
    };
    const models = modelsOf({ tenali: { fallbacks: ['birbal', 'spare'] }, spare: { model: 'c' } }, env);
    expect(chainOf(models, 'tenali').map(({ model }) => model)).toEqual(['a', 'b', 'c']);
    expect(models['tenali']).toMatchObject({
      baseUrl: HOME.AI_BASE_URL,
      apiKey: HOME.AI_API_KEY,
      timeoutMs: 90_000,
      contextTokens: 9000,
    });
    expect(models['birbal']).toMatchObject({ model: 'b', fallbacks: null });
    expect(chainOf(models, 'vyasa'), 'built in').toEqual([]);
    expect(chainOf(models, 'constructor')).toEqual([]);
  });

  it('never sends the key of one server to another', () => {
    const { tenali, birbal, vyasa } = modelsOf({
      tenali: { model: 'a', base_url: 'https://elsewhere.example/v1' },
      birbal: { model: 'a', base_url: HOME.AI_BASE_URL },
      vyasa: { model: 'a', headers: { Authorization: 'Basic abc' } },
    });
    expect([tenali!.apiKey, birbal!.apiKey, vyasa!.apiKey]).toEqual([null, HOME.AI_API_KEY, null]);
  });

  it('is enough alone, without a warning', () => {
    const config = readConfig({ AI_MODELS: '{"tenali": {"model": "a", "base_url": "http://localhost:1"}}' });
    expect(warningsAbout(config)).toEqual([]);
    expect(startupBlock(config, { address: '', admin: null })).toContain('tenali      a');
  });

  it('prints the chain and the servers at the start, and no key', () => {
    const env = { ...HOME, AI_BASE_URL: `http://me:${SECRET}@localhost:8000/v1`, AI_TEXT_MODELS: 'birbal=b' };
    const models = {
      tenali: { model: 'a', base_url: 'https://other.example/v1', api_key: SECRET, fallbacks: ['birbal'] },
    };
    const block = startupBlock(readConfig({ ...env, AI_MODELS: JSON.stringify(models) }), {
      address: '',
      admin: null,
    });
    expect(block).toContain('a, else b');
    expect(block).toContain('http://localhost:8000/v1, https://other.example/v1');
    expect(block).not.toContain(SECRET);
  });
});

describe('AI_MODELS is refused with the place of the fault', () => {
  const key = { api_key: SECRET };
  it.each<readonly [what: string, models: unknown, says: string]>([
    ['a list', [], 'is wrong: must be an object'],
    ['a model that nothing uses', { tenale: { model: 'a', ...key } }, 'has a model tenale that nothing uses'],
    ['a name that is none', { 'Tenali ': { model: 'a' } }, 'has a name that is none'],
    ['a prototype', { constructor: { model: 'a' } }, 'has a model constructor that nothing uses'],
    ['an unknown field', { tenali: { model: 'a', 'api-key': SECRET } }, 'tenali knows no field api-key'],
    ['no name of the model', { tenali: key }, 'tenali.model must be set'],
    ['another name', { birbal: { model: 'other' } }, 'birbal.model is another one than in AI_TEXT_MODELS'],
    [
      'an address that is none',
      { tenali: { model: 'a', base_url: SECRET } },
      'tenali.base_url must be an address',
    ],
    [
      'a key in the address',
      { tenali: { model: 'a', base_url: `https://u:${SECRET}@h` } },
      'tenali.base_url must not',
    ],
    ['an empty key', { tenali: { model: 'a', api_key: '' } }, 'tenali.api_key must be printable'],
    [
      'a key with a line break',
      { tenali: { model: 'a', api_key: `${SECRET}\nx: y` } },
      'tenali.api_key must be',
    ],
    ['a key that is a number', { tenali: { model: 'a', api_key: 4711 } }, 'tenali.api_key must be a text'],
    [
      'two keys',
      { tenali: { model: 'a', ...key, headers: { authorization: SECRET } } },
      'tenali has an api_key and',
    ],
    ['a header of ours', { tenali: { model: 'a', headers: { Host: 'x' } } }, 'must be the name of a header'],
    [
      'a header with a break',
      { tenali: { model: 'a', headers: { 'x-a': `${SECRET}\r\nb: c` } } },
      'headers.x-a must',
    ],
    ['a field of ours', { tenali: { model: 'a', extra_body: { messages: [] } } }, 'extra_body must not set'],
    ['no time', { tenali: { model: 'a', timeout_ms: 0 } }, 'tenali.timeout_ms must be a whole number'],
    [
      'time as text',
      { tenali: { model: 'a', timeout_ms: SECRET } },
      'tenali.timeout_ms must be a whole number',
    ],
    [
      'an end before the first word',
      { tenali: { model: 'a', timeout_ms: 9, total_ms: 8 } },
      'tenali.total_ms must',
    ],
    [
      'a stand-in that is none',
      { tenali: { model: 'a', fallbacks: ['nobody'] } },
      'tenali.fallbacks.0 is no model',
    ],
    ['itself', { tenali: { model: 'a', fallbacks: ['tenali'] } }, 'fallbacks.0 is the model itself'],
    [
      'twice the same',
      { tenali: { model: 'a', fallbacks: ['birbal', 'birbal'] } },
      'fallbacks.1 stands there twice',
    ],
    [
      'a painter',
      { tenali: { model: 'a', fallbacks: ['ajanta'] }, ajanta: { model: 'p' } },
      'fallbacks.0 draws',
    ],
    ['too many', { tenali: { model: 'a', fallbacks: ['a', 'b', 'c', 'd'] } }, 'must be 3 names at most'],
    [
      'a session key that is none',
      { tenali: { model: 'a', session_key: 'user' } },
      'session_key must be "prompt_cache_key"',
    ],
  ])('%s', (_, models, says) => {
    const message = refusalOf(JSON.stringify(models), { ...HOME, AI_TEXT_MODELS: 'birbal=b' });
    expect(message).toContain(`AI_MODELS`);
    expect(message).toContain(says);
    expect(message).not.toContain('CANARY');
  });

  it.each([
    ['JSON that ends', `{"tenali": {"api_key": "${SECRET}"`],
    ['no JSON', SECRET],
    ['JSON with a comma too many', `{"tenali": {"api_key": "${SECRET}",}}`],
    ['a name twice', `{"tenali": {"api_key": "${SECRET}", "api_key": "b"}}`],
  ])('%s', (_, raw) => {
    const message = refusalOf(raw);
    expect(message).toMatch(/^AI_MODELS must be JSON, and is not from line 1, column \d+ on\.$/);
    expect(message).not.toContain('CANARY');
  });

  it('a model without any server', () => {
    expect(refusalOf('{"tenali": {"model": "a"}}', {})).toContain('tenali.base_url must be set');
  });
});

describe('The time of an action', () => {
  const chain = (env: Environment) =>
    chainOf(readConfig({ ...HOME, AI_TEXT_MODELS: 'tenali=a', ...env }).ai.models, 'tenali');

  it('is a minute and a half unless a setting asks for more', () => {
    expect(actionMs([])).toBe(90_000);
    expect(actionMs(chain({}))).toBe(90_000);
    expect(deadlinesOf(chain({})[0]!)).toEqual({ firstByteMs: 60_000, idleMs: 15_000, totalMs: 80_000 });
    expect(actionMs(chain({ AI_TIMEOUT_MS: '1500' }))).toBe(90_000);
  });

  it.each([
    [90_000, 120_000],
    [600_000, 800_000],
    [3_600_000, 4_800_000],
  ])('follows the timeout of its model: %d ms', (timeout, total) => {
    const models = chain({ AI_TIMEOUT_MS: String(timeout) });
    expect(deadlinesOf(models[0]!)).toMatchObject({ firstByteMs: timeout, totalMs: total });
    expect(actionMs(models)).toBe(total + 10_000);
    expect(silentConnectionMs(models), 'an answer in one piece').toBeGreaterThan(actionMs(models));
    expect(holdMaxAgeMs(models), 'its hold').toBeGreaterThan(actionMs(models) + 60_000);
  });

  it('is that of the slowest of its chain', () => {
    const models = JSON.stringify({
      tenali: { model: 'a', fallbacks: ['slow'] },
      slow: { model: 'b', timeout_ms: 300_000 },
    });
    expect(actionMs(chain({ AI_TEXT_MODELS: '', AI_MODELS: models }))).toBe(410_000);
  });
});
