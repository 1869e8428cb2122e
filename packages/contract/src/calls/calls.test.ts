import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { API_BASE, calls, pathOf } from './index.ts';

function segments(path: string): string[] {
  return path.split('/');
}

describe('pathOf', () => {
  it('fills values into a path', () => {
    expect(pathOf('/stories/{id}', { id: 'a/b' })).toBe('/stories/a%2Fb');
    expect(pathOf('/game/sessions/{session_id}/actions/{key}/events', { session_id: '1', key: '2' })).toBe(
      '/game/sessions/1/actions/2/events',
    );
    expect(pathOf('/stories/')).toBe('/stories/');
  });

  it('names the missing value', () => {
    expect(() => pathOf('/stories/{id}')).toThrow('The path /stories/{id} needs a value for "id".');
  });

  it.each(['', '.', '..'])('refuses %j, which a URL reads as a relative step or an empty segment', (id) => {
    expect(() => pathOf('/stories/{id}', { id })).toThrow(
      `"${id}" cannot be "id" in the path /stories/{id}.`,
    );
  });

  it('never lets a value add a segment, a query or a fragment, or move up the path', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((id) => id !== '.' && id !== '..'),
      fc.constantFrom('../..', '%2f', '%2e%2e', '/', '//', '?a=b', '#x', '\\', 'a/../../b', '...'),
    );
    fc.assert(
      fc.property(value, (id) => {
        const path = pathOf('/stories/{id}/like', { id });
        expect(path).not.toMatch(/[?#\\]/);
        expect(segments(path)).toHaveLength(4);
        const { pathname } = new URL(`http://localhost${API_BASE}${path}`);
        expect(pathname.startsWith(`${API_BASE}/stories/`)).toBe(true);
        expect(segments(pathname)).toHaveLength(6);
      }),
    );
  });
});

describe('The calls', () => {
  const list = Object.entries(calls);

  it('each have a method and path of their own', () => {
    const routes = list.map(([, { method, path }]) => `${method} ${path}`);
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  });

  it('name the parameters of the same position alike', () => {
    const names = new Map<string, string>();
    for (const [, { path }] of list) {
      const place = path.replaceAll(/\{\w+\}/g, '{}');
      expect(names.get(place) ?? path).toBe(path);
      names.set(place, path);
    }
  });
});
