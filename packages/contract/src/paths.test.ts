import { expect, it } from 'vitest';
import { isPage, paths } from './paths.ts';

it.each(Object.values(paths).map((path) => (typeof path === 'string' ? path : path('a b/c'))))(
  'The product has a page at %s',
  (path) => expect(isPage(path)).toBe(true),
);

it.each(['/home/', '/login/', '/game/wrong/', '/HOME', '/Game/x'])(
  'A slash at the end and the case of letters change nothing: %s',
  (path) => expect(isPage(path)).toBe(true),
);

it.each(['/nowhere', '/homes', '/game', '/game/', '/game/a/b', '/home/x', '/play', '//', '/admin/x'])(
  'There is no page at %s',
  (path) => expect(isPage(path)).toBe(false),
);
