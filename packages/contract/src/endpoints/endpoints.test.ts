import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type CallName, calls } from '../calls/index.ts';
import { endpoint } from './define.ts';
import { areas, type Endpoint, endpoints, errorCodesOf } from './index.ts';

const rows = Object.entries(endpoints) as [CallName, Endpoint][];

function parametersIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

describe('The table of calls', () => {
  it('has exactly one row for every call, each in one area', () => {
    const names = Object.values(areas).flatMap((area) => Object.keys(area));
    expect(names.toSorted()).toEqual(Object.keys(calls).toSorted());
    for (const [name, row] of rows) expect(row).toMatchObject(calls[name]);
  });

  it.each(rows)(
    '%s has a schema for the parameters in its path, and for no others',
    (_, { path, params }) => {
      expect(Object.keys(params?.shape ?? {})).toEqual(parametersIn(path));
    },
  );

  it.each(rows)('%s sends no body with GET', (_, { method, body }) => {
    expect(method === 'GET' && body !== undefined).toBe(false);
  });

  it.each(rows.filter(([, { answer }]) => answer !== undefined))(
    '%s is known by what its answer always has',
    (_, { answer, answers }) => {
      const isKnown = (schema: z.ZodType) =>
        typeof answer === 'string'
          ? (schema as z.ZodObject).shape[answer]?.safeParse(undefined).success === false
          : schema instanceof z.ZodArray;
      expect(Object.values(answers).map(isKnown)).toEqual([true]);
    },
  );

  it('has no parameter that would swallow a fixed path of the same length', () => {
    for (const [, wide] of rows) {
      for (const [, fixed] of rows) {
        if (wide.method !== fixed.method || wide.path === fixed.path) continue;
        const swallowed = swallowedBy(wide.path, fixed.path);
        for (const [name, value] of swallowed ?? []) {
          const schema = wide.params?.shape[name] as z.ZodType;
          expect(schema.safeParse(value).success, `${wide.path} takes ${fixed.path}`).toBe(false);
        }
      }
    }
  });

  it('adds the codes implied by access and input to each call’s own errors', () => {
    expect(errorCodesOf(endpoints.getMe)).toEqual([
      'not_signed_in',
      'choices_only',
      'consent_required',
      'rate_limited',
      'unavailable',
      'internal',
    ]);
    expect(errorCodesOf(endpoints.deleteTag)).toEqual([
      'in_use',
      'not_signed_in',
      'forbidden',
      'password_change_required',
      'second_factor_missing',
      'not_found',
      'rate_limited',
      'unavailable',
      'internal',
    ]);
  });

  it('adds the refusal without fresh proof to the calls that need it, and lets a call decide by its body', () => {
    expect(errorCodesOf(endpoints.blockUser)).toContain('proof_required');
    expect(errorCodesOf(endpoints.grantCredits)).toContain('proof_required');
    expect(errorCodesOf(endpoints.setFeatured)).not.toContain('proof_required');
    for (const [name, { proof, needsProof }] of rows)
      expect(needsProof !== undefined, name).toBe(proof === 'fresh-by-body');
    const { needsProof } = endpoints.grantCredits;
    expect([100, 101].map((amount) => needsProof({ amount }))).toEqual([false, true]);
    const call = { ...calls.grantCredits, method: 'POST' } as const;
    // @ts-expect-error: the row does not say which bodies need it
    const silent = endpoint(call, { summary: '', answers: {}, errors: [] });
    expect(silent).toBeDefined();
  });

  it.each(rows)('%s names the resource of its parameters', (_, { params, resource }) => {
    expect(resource !== undefined).toBe(params !== undefined);
  });

  it('requires an administrator for everything under /admin', () => {
    for (const [, { path, access }] of rows)
      expect(path.startsWith('/admin/') && access !== 'admin').toBe(false);
    expect(endpoints.setFeatured.access).toBe('admin');
  });
});

/** The parameters with which the path `wide` would also match the path `fixed`; undefined if it cannot. */
function swallowedBy(wide: string, fixed: string): [string, string][] | undefined {
  const here = wide.split('/');
  const there = fixed.split('/');
  if (here.length !== there.length) return undefined;
  const values: [string, string][] = [];
  for (const [index, part] of here.entries()) {
    const other = there[index] ?? '';
    const [name] = parametersIn(part);
    if (name && !other.startsWith('{')) values.push([name, other]);
    else if (!name && part !== other) return undefined;
  }
  return values;
}

describe('Query strings', () => {
  const pages = endpoints.listStories.query;

  it('are coerced from text to numbers and booleans', () => {
    expect(pages.parse({ page: '3' })).toEqual({ page: 3 });
    expect(pages.parse({})).toEqual({ page: 1 });
    expect(endpoints.listTasks.query.parse({ task_type: 'daily' })).toEqual({
      task_type: 'daily',
      include_completed: true,
    });
    expect(endpoints.listTasks.query.parse({ task_type: 'daily', include_completed: 'false' })).toMatchObject(
      {
        include_completed: false,
      },
    );
  });

  it.each(['0', '-1', '1.5', '1e99', 'NaN', 'x', '1000001', ['1', '2']])('refuse the page %j', (page) => {
    expect(pages.safeParse({ page }).success).toBe(false);
  });

  it('refuse an empty search, and one that is too long', () => {
    const { query } = endpoints.searchStories;
    expect(query.parse({ q: ' नदी ' })).toEqual({ q: 'नदी', limit: 10 });
    expect(query.safeParse({ q: '   ' }).success).toBe(false);
    expect(query.safeParse({ q: 'x'.repeat(101) }).success).toBe(false);
    expect(query.safeParse({ q: 'a\0b' }).success).toBe(false);
  });
});

describe('Bodies', () => {
  it('lose unknown keys', () => {
    expect(endpoints.setFeatured.body.parse({ is_featured: true, role: 'admin' })).toEqual({
      is_featured: true,
    });
  });

  it('may be left out for a like', () => {
    expect(endpoints.likeStory.body.parse(undefined)).toBeUndefined();
    expect(endpoints.likeStory.body.parse({ is_liked: true })).toEqual({ is_liked: true });
  });

  it('require a text for a custom action, and only for that', () => {
    const action = { selected_model: 'tenali', session_id: '00000005-0000-4000-8000-000000000001' };
    const { body } = endpoints.act;
    expect(body.safeParse({ ...action, action_type: 'continue' }).success).toBe(true);
    expect(body.safeParse({ ...action, action_type: 'story_start' }).success).toBe(false);
    const blank = body.safeParse({ ...action, action_type: 'custom_action', user_action: '  ' });
    expect(blank.error?.issues).toMatchObject([{ path: ['user_action'], message: 'Action is required' }]);
  });
});
