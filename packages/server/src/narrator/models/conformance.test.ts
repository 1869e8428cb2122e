import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collect } from '../../testing/fakeProvider/collect.ts';
import type { ChatWire } from '../../testing/fakeProvider/exchange.ts';
import { type ProfileName, PROFILES } from '../../testing/fakeProvider/profiles.ts';
import { type FakeProvider, startFakeProvider } from '../../testing/fakeProvider/server.ts';
import { chat } from './chat.ts';
import { drawImage } from './drawImage.ts';
import { streamChat } from './streamChat.ts';
import type { CallOptions, ChatMessage, ChatPart, ChatRequest, Endpoint } from './types.ts';

const OPTIONS: CallOptions = {
  signal: new AbortController().signal,
  deadlines: { firstByteMs: 8000, idleMs: 8000, totalMs: 8000 },
};
const SCENE = 'The ferryman waits for you. He has no oil left.';
const MESSAGES: readonly ChatMessage[] = [
  { role: 'system', content: 'You tell stories.' },
  { role: 'system', content: 'For all ages.' },
  { role: 'assistant', content: 'It began by the river.' },
  { role: 'user', content: 'I go on.' },
  { role: 'user', content: `<scene name="ferry">\n${SCENE}\n</scene>\nTell this scene.` },
];
const SCHEMA = {
  name: 'way',
  schema: {
    type: 'object',
    properties: { way: { enum: ['1', 'none'] } },
    required: ['way'],
    additionalProperties: false,
  },
};

const aRequest = (given: Partial<ChatRequest> = {}): ChatRequest => ({
  model: 'llama3.1:8b',
  messages: MESSAGES,
  maxTokens: 300,
  temperature: 0.8,
  topP: 0.95,
  stop: ['TASK:'],
  ...given,
});

const providers = {} as Record<ProfileName, FakeProvider>;
const NAMES = Object.keys(PROFILES) as ProfileName[];

beforeAll(async () => {
  for (const profile of NAMES) providers[profile] = await startFakeProvider({ profile });
});
afterAll(() => Promise.all(NAMES.map((name) => providers[name].stop())));

const endpointOf = (name: ProfileName): Endpoint => ({
  baseUrl: providers[name].baseUrl,
  apiKey: 'sk-test-key',
});

async function partsOf(name: ProfileName, request: ChatRequest): Promise<ChatPart[]> {
  return collect(streamChat(endpointOf(name), request, OPTIONS));
}
const textOf = (parts: readonly ChatPart[]): string =>
  parts.map((part) => ('text' in part ? part.text : '')).join('');

/** The requests so far that name this model. */
const asked = (name: ProfileName, model: string): ChatWire[] =>
  providers[name].requests.map(({ body }) => body).filter((body) => body.model === model);
const lastAsked = (name: ProfileName, model: string): ChatWire => asked(name, model).at(-1)!;
const rolesOf = ({ messages = [] }: ChatWire): string => messages.map(({ role }) => role).join(' ');

describe.each(NAMES)('%s', (name) => {
  const model = PROFILES[name].usualModel;

  it('streams, and counts its tokens because it was asked to', async () => {
    const parts = await partsOf(name, aRequest({ model }));
    expect(textOf(parts)).toBe(SCENE);
    expect(parts.length).toBeGreaterThan(5);
    expect(parts.at(-1)).toEqual({
      finish: 'stop',
      usage: { promptTokens: 11, cachedTokens: 8, completionTokens: 7 },
    });
    expect(lastAsked(name, model)).toMatchObject({
      stream: true,
      max_tokens: 300,
      temperature: 0.8,
      top_p: 0.95,
      stop: ['TASK:'],
    });
  });

  it('answers as a whole', async () => {
    expect(await chat(endpointOf(name), aRequest({ model }), OPTIONS)).toEqual({
      text: SCENE,
      reasoning: '',
      finish: 'stop',
      usage: { promptTokens: 11, cachedTokens: 8, completionTokens: 7 },
    });
    expect(lastAsked(name, model)).not.toHaveProperty('stream_options');
  });

  it('is given the key', () => {
    expect(providers[name].requests.at(-1)?.headers.authorization).toBe('Bearer sk-test-key');
  });

  it('keeps thoughts apart from the text', async () => {
    const thinking = `${model}-think`;
    const parts = await partsOf(name, aRequest({ model: thinking }));
    const { reasoning } = await chat(endpointOf(name), aRequest({ model: thinking }), OPTIONS);
    expect(textOf(parts)).toBe(SCENE);
    expect(reasoning).toBe(
      PROFILES[name].thoughts === null ? '' : 'The scene is known. It is told once more.',
    );
    expect(parts.map((part) => ('reasoning' in part ? part.reasoning : '')).join('')).toBe(reasoning);
  });

  it('gives a structured answer', async () => {
    const { text } = await chat(endpointOf(name), aRequest({ model, schema: SCHEMA }), OPTIONS);
    expect(JSON.parse(text)).toMatchObject({ way: 'none' });
    expect(lastAsked(name, model).response_format).toEqual({
      type: 'json_schema',
      json_schema: { ...SCHEMA, strict: true },
    });
  });

  it.each(['', '/', '/chat/completions'])(
    'is found with and without /v1 (and with "%s" behind it)',
    async (rest) => {
      const { baseUrl } = providers[name];
      for (const base of [baseUrl, baseUrl.replace(/\/v1$/, '')]) {
        const endpoint = { baseUrl: base + rest, apiKey: null };
        expect((await chat(endpoint, aRequest({ model }), OPTIONS)).text).toBe(SCENE);
      }
      expect(providers[name].requests.at(-1)?.headers).not.toHaveProperty('authorization');
    },
  );
});

describe('What is learnt from a refusal', () => {
  it('a reasoning model of OpenAI is asked without what it refuses, from then on', async () => {
    const request = aRequest({ model: 'o4-mini' });
    expect(textOf(await partsOf('openai', request))).toBe(SCENE);
    expect(asked('openai', 'o4-mini')).toHaveLength(5);
    expect(textOf(await partsOf('openai', request))).toBe(SCENE);
    expect(asked('openai', 'o4-mini')).toHaveLength(6);
    const last = lastAsked('openai', 'o4-mini');
    expect(last).toHaveProperty('max_completion_tokens', 300);
    for (const refused of ['max_tokens', 'temperature', 'top_p', 'stop'])
      expect(last).not.toHaveProperty(refused);
  });

  it('is learnt once, however many ask at the same time', async () => {
    const request = aRequest({ model: 'o3' });
    await Promise.all(Array.from({ length: 6 }, () => partsOf('openai', request)));
    const before = asked('openai', 'o3').length;
    await partsOf('openai', request);
    expect(asked('openai', 'o3')).toHaveLength(before + 1);
  });

  it('belongs to that model alone', async () => {
    await partsOf('openai', aRequest({ model: 'gpt-5.4' }));
    await partsOf('openai', aRequest({ model: 'gpt-4.1' }));
    expect(lastAsked('openai', 'gpt-4.1')).toMatchObject({ max_tokens: 300, temperature: 0.8 });
  });

  it.each([
    ['vllm', 'google/gemma-2-9b-it', 'user assistant user'],
    ['llamacpp', 'gemma-2-9b', 'user assistant user'],
    ['ollama', 'mistral-small3', 'system user assistant user'],
    ['llamacpp', 'devstral-small-2', 'system user assistant user'],
    ['vllm', 'Qwen/Qwen3.6-27B', 'system assistant user user'],
    ['llamacpp', 'Qwen3.8-27B', 'system assistant user user'],
  ] as const)('%s: the template of %s gets %s', async (name, model, roles) => {
    expect(textOf(await partsOf(name, aRequest({ model })))).toBe(SCENE);
    const last = lastAsked(name, model);
    expect(rolesOf(last)).toBe(roles);
    // every message is still in the request
    const said = JSON.stringify(last.messages);
    for (const { content } of MESSAGES) expect(said).toContain(JSON.stringify(content).slice(1, -1));
    const before = asked(name, model).length;
    await partsOf(name, aRequest({ model }));
    expect(asked(name, model)).toHaveLength(before + 1);
  });

  it('a server without structured answers is told the form in words', async () => {
    const model = 'fault:no-response-format b';
    const request = aRequest({ model, schema: SCHEMA });
    expect(JSON.parse((await chat(endpointOf('lmstudio'), request, OPTIONS)).text)).toMatchObject({
      way: 'none',
    });
    expect(asked('lmstudio', model).map((body) => (body.response_format as { type?: string })?.type)).toEqual(
      ['json_schema', 'json_object', undefined],
    );
    await chat(endpointOf('lmstudio'), request, OPTIONS);
    expect(asked('lmstudio', model)).toHaveLength(4);
    expect(lastAsked('lmstudio', model).messages?.at(-1)?.content).toContain(JSON.stringify(SCHEMA.schema));
  });

  it('a server that counts no tokens of streams is not asked to, and streams', async () => {
    const model = 'fault:no-stream-options b';
    expect((await partsOf('vllm', aRequest({ model }))).at(-1)).toEqual({ finish: 'stop', usage: null });
    expect(asked('vllm', model)).toHaveLength(2);
  });

  it('a model that is not there teaches nothing', async () => {
    for (const name of ['openai', 'ollama', 'vllm', 'openrouter'] as const) {
      const model = `missing-${name}`;
      const before = providers[name].visits.length;
      await expect(chat(endpointOf(name), aRequest({ model }), OPTIONS)).rejects.toMatchObject({
        kind: 'http',
        status: name === 'openrouter' ? 400 : 404,
        detail: expect.stringContaining(model) as unknown,
      });
      expect(asked(name, model)).toHaveLength(1);
      expect(providers[name].visits).toHaveLength(before);
    }
  });
});

describe('Empty messages', () => {
  it('are left out, because LM Studio refuses them', async () => {
    const messages: readonly ChatMessage[] = [...MESSAGES, { role: 'user', content: '' }];
    const model = 'qwen2.5-7b-instruct';
    expect((await chat(endpointOf('lmstudio'), aRequest({ model, messages }), OPTIONS)).text).toBe(SCENE);
  });
});

describe('Pictures', () => {
  it.each([
    ['openai', 'gpt-image-1', 2],
    ['openai', 'dall-e-3', 1],
    ['ollama', 'x/z-image-turbo', 1],
    ['openrouter', 'bytedance-seed/seedream-4.5', 1],
  ] as const)('%s draws with %s', async (name, model, requests) => {
    const request = { model, prompt: 'a river at dusk', size: '1024x1024' };
    for (const again of [0, 1]) {
      const { type, bytes } = await drawImage(endpointOf(name), request, OPTIONS);
      expect(type).toBe('image/png');
      expect(bytes.length).toBeGreaterThan(100);
      expect(asked(name, model)).toHaveLength(requests + again);
    }
    expect(lastAsked(name, model)).toMatchObject({ prompt: 'a river at dusk', n: 1, size: '1024x1024' });
  });

  it.each(['vllm', 'llamacpp'] as const)('%s draws none', async (name) => {
    await expect(
      drawImage(endpointOf(name), { model: 'any', prompt: 'a river' }, OPTIONS),
    ).rejects.toMatchObject({ kind: 'http', status: 404 });
  });

  it('lmstudio draws none, and says so with a success', async () => {
    await expect(
      drawImage(endpointOf('lmstudio'), { model: 'any', prompt: 'a river' }, OPTIONS),
    ).rejects.toMatchObject({ kind: 'provider' });
  });
});
