import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { type CallName, calls } from './calls/index.ts';
import { type Endpoint, endpoints, errorCodesOf } from './endpoints/index.ts';
import { ERROR_STATUS } from './errors.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument({ baseUrl: 'https://kathaloka.example/' });
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
  );
}

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

describe('The OpenAPI page', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  it('has one operation for every call, under its path, method and name', () => {
    for (const [name, { method, path }] of Object.entries(calls)) {
      expect(document.paths[path]?.[method.toLowerCase()]).toMatchObject({ operationId: name });
    }
    expect(operations).toHaveLength(Object.keys(calls).length);
  });

  it('has no dangling reference, and no unused component', () => {
    const refs = [...new Set(refsIn(document))];
    const components = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(refs.toSorted()).toEqual(components.toSorted());
  });

  it('names the server’s address', () => {
    expect(document.servers).toEqual([{ url: 'https://kathaloka.example/api/v1' }]);
    expect(openApiDocument().servers).toEqual([{ url: '/api/v1' }]);
  });

  it('says whether a call takes no token, an optional one or a required one', () => {
    for (const operation of operations) {
      const { access, cost, proof }: Endpoint = endpoints[operation['operationId'] as CallName];
      expect([operation['x-access'], operation['x-cost'], operation['x-proof']]).toEqual([
        access,
        cost,
        proof,
      ]);
      expect(operation['security']).toEqual([
        ...(access === 'public' || access === 'anyone' ? [{}] : []),
        ...(access === 'public' ? [] : [{ bearer: [] }]),
      ]);
      expect(Object.keys(operation['responses'] as object).includes('401')).toBe(
        access !== 'public' ||
          ['login', 'register', 'signInWithGoogle', 'signInWithOidc', 'refreshTokens'].includes(
            String(operation['operationId']),
          ),
      );
    }
  });

  it('shows the bounds of a page number', () => {
    expect(document.paths['/stories/']?.['get']?.['parameters']).toEqual([
      {
        name: 'page',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
      },
      expect.objectContaining({ name: 'after', required: false }),
    ]);
  });

  it('shows which form fields are required, and their maximum lengths', () => {
    const body = document.paths['/auth/register']?.['post']?.['requestBody'];
    expect(body).toMatchObject({
      required: true,
      content: {
        'application/json': {
          schema: {
            required: ['username', 'email', 'password', 'confirm_password'],
            properties: { username: { type: 'string', minLength: 3, maxLength: 30 } },
          },
        },
      },
    });
  });

  it('shows every field of a story’s structure, with its limits', () => {
    const limited = (max: number) => ({ type: 'string', maxLength: max });
    const listed = (of: string) => ({ type: 'array', maxItems: 20, items: ref(of) });
    const undescribed = (key: string, value: unknown): unknown => (key === 'description' ? undefined : value);
    const shown = (name: string): unknown =>
      JSON.parse(JSON.stringify(document.components.schemas[name], undescribed));
    const object = (required: string[], properties: object) => ({ type: 'object', required, properties });
    const mapOf = (of: string) => ({
      type: 'object',
      propertyNames: { type: 'string' },
      additionalProperties: ref(of),
    });
    expect(shown('StoryStructure')).toEqual(
      object(['start_node', 'nodes'], {
        start_node: limited(80),
        nodes: mapOf('StoryNode'),
        chapters: { ...listed('StoryChapter'), maxItems: 24 },
        takes: { type: 'array', items: limited(40), maxItems: 100 },
        leaves: { type: 'array', items: limited(40), maxItems: 100 },
        meets: { type: 'array', items: limited(40), maxItems: 20 },
        things: mapOf('StoryThing'),
        secrets: mapOf('StorySecret'),
        lost_at: limited(80),
      }),
    );
    expect(shown('StoryNode')).toEqual(
      object(['text', 'choices'], {
        text: limited(10_000),
        choices: listed('StoryChoice'),
        mode: { type: 'string', enum: ['verbatim', 'guided', 'retold', 'open'] },
        goal: limited(10_000),
        max_turns: { type: 'integer', minimum: 1, maximum: 100 },
        variants: listed('StoryVariant'),
        title: limited(80),
        hint: limited(200),
        note: limited(2000),
        each_turn: limited(200),
        time_out: limited(80),
        ending: { type: 'string', enum: ['lost'] },
      }),
    );
    expect(shown('StoryChoice')).toEqual(
      object(['text', 'target'], {
        text: limited(500),
        target: limited(80),
        condition: limited(200),
        effect: limited(200),
        ask: limited(40),
        deed: limited(120),
        said: { type: 'array', maxItems: 10, items: limited(120) },
        check: limited(200),
        win_text: limited(10_000),
        lose_text: limited(10_000),
        lose_effect: limited(200),
        lose_target: limited(80),
      }),
    );
    expect(shown('StoryThing')).toEqual(object(['name'], { name: limited(80), line: limited(200) }));
    expect(shown('StorySecret')).toEqual(
      object(['text', 'holders'], {
        text: limited(10_000),
        holders: { type: 'array', maxItems: 10, items: limited(40) },
        until: limited(200),
      }),
    );
    expect(shown('StoryChapter')).toEqual(
      object(['title', 'node'], { title: limited(80), node: limited(80) }),
    );
    expect(shown('StoryVariant')).toEqual(
      object(['condition', 'text'], {
        condition: limited(200),
        text: limited(10_000),
      }),
    );
  });

  it('says what the fields of a structure mean', () => {
    expect(document.components.schemas['StoryNode']?.['properties']).toMatchObject({
      mode: {
        description:
          'Defaults to `guided`: the author’s words, after sentences that join them to what the player did',
      },
    });
    expect(document.components.schemas['StoryChoice']?.['properties']).toMatchObject({
      effect: { description: 'Such as `oil - 1; days = 3; gain sign`' },
    });
  });

  it('documents each code of an action with its fields, and its events', () => {
    const responses = document.paths['/game/sessions/{session_id}/action']?.['post']?.['responses'];
    expect(responses).toMatchObject({
      200: { content: { 'text/event-stream': { schema: ref('ActionEvent') } } },
      402: { content: { 'application/json': { schema: ref('CreditsShort') } } },
      422: {
        content: {
          'application/json': {
            schema: {
              oneOf: [ref('XpShort'), ref('KeyReused'), ref('ModelUnavailable'), ref('ValidationFailed')],
              discriminator: { propertyName: 'code' },
            },
          },
        },
      },
    });
  });

  it('names every error code of every call, with its payload', () => {
    for (const operation of operations) {
      const endpoint = endpoints[operation['operationId'] as CallName] as Endpoint;
      const responses = operation['responses'] as Record<string, { description: string }>;
      for (const code of errorCodesOf(endpoint)) {
        expect(responses[ERROR_STATUS[code]]?.description.split(', ')).toContain(code);
      }
    }
    expect(document.components.schemas['CreditsShort']).toMatchObject({
      required: [
        'detail',
        'code',
        'model_requested',
        'available_credits',
        'required_credits',
        'suggested_alternatives',
      ],
      properties: { code: { const: 'credits_short' } },
    });
  });

  it('never shows a story’s private prompt in a public answer', () => {
    expect(document.components.schemas['Story']?.['properties']).not.toHaveProperty('story_system_prompt');
    expect(document.components.schemas['AuthoredStory']?.['properties']).toHaveProperty(
      'story_system_prompt',
    );
  });
});
