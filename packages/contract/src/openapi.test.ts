import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { type CallName, calls } from './calls.ts';
import { endpoints } from './endpoints/index.ts';
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

describe('The API page', () => {
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

  it('has no reference that leads nowhere, and no component that nobody refers to', () => {
    const refs = [...new Set(refsIn(document))];
    const components = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(refs.toSorted()).toEqual(components.toSorted());
  });

  it('says where the server is', () => {
    expect(document.servers).toEqual([{ url: 'https://kathaloka.example/api/v1' }]);
    expect(openApiDocument().servers).toEqual([{ url: '/api/v1' }]);
  });

  it('says who may call: without a token, with one or without, or with one only', () => {
    for (const operation of operations) {
      const { access } = endpoints[operation['operationId'] as CallName];
      expect(operation['x-access']).toBe(access);
      expect(operation['security']).toEqual([
        ...(access === 'public' || access === 'anyone' ? [{}] : []),
        ...(access === 'public' ? [] : [{ bearer: [] }]),
      ]);
      expect(Object.keys(operation['responses'] as object).includes('401')).toBe(
        access !== 'public' ||
          ['login', 'register', 'signInWithGoogle', 'refreshTokens'].includes(
            String(operation['operationId']),
          ),
      );
    }
  });

  it('shows what a page number may be', () => {
    expect(document.paths['/stories/']?.['get']?.['parameters']).toEqual([
      {
        name: 'page',
        in: 'query',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
      },
    ]);
  });

  it('shows which form fields must be there, and how long they may be', () => {
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

  it('gives the three shapes of a 422 of an action, and its events', () => {
    const responses = document.paths['/game/sessions/{session_id}/action']?.['post']?.['responses'];
    expect(responses).toMatchObject({
      200: { content: { 'text/event-stream': { schema: ref('ActionEvent') } } },
      402: { content: { 'application/json': { schema: ref('CreditsShort') } } },
      422: {
        content: {
          'application/json': {
            schema: { anyOf: [ref('XpShort'), ref('Problem'), ref('ValidationProblem')] },
          },
        },
      },
    });
  });

  it('never puts the private prompt of a story on a public answer', () => {
    expect(document.components.schemas['Story']?.['properties']).not.toHaveProperty('story_system_prompt');
    expect(document.components.schemas['AuthoredStory']?.['properties']).toHaveProperty(
      'story_system_prompt',
    );
  });
});
