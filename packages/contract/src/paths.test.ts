import { expect, it } from 'vitest';
import { pageAt, type PageName, paths } from './paths.ts';

const places = (Object.keys(paths) as PageName[]).map((name) => {
  const path = paths[name];
  return [typeof path === 'string' ? path : path('a b/c'), name] as const;
});

it.each(places)('The product has a page at %s: %s', (path, name) => expect(pageAt(path)).toBe(name));

it.each(['/home/', '/login/', '/game/wrong/', '/HOME', '/Game/x'])(
  'A slash at the end and the case of letters change nothing: %s',
  (path) => expect(pageAt(path)).toBeDefined(),
);

it.each(['/nowhere', '/homes', '/game', '/game/', '/game/a/b', '/home/x', '/play', '//', '/admin/x'])(
  'There is no page at %s',
  (path) => expect(pageAt(path)).toBeUndefined(),
);
