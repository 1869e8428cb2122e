import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SCREENS } from './screens.ts';

it('Every screen that a route loads is listed in SCREENS, so that its scripts are preloaded', () => {
  // the play screen can be loaded before its route is entered
  const loaders = ['routes.tsx', 'play/loadPlay.ts'].map((file) =>
    fs.readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  );
  const loaded = [...loaders.join('\n').matchAll(/import\('\.{1,2}\/(routes\/[^']+)'\)/g)].map(
    ([, file = '']) => file,
  );
  const nowhere = 'routes/notFound/NotFoundRoute.tsx';
  expect(loaded.toSorted()).toEqual([...Object.values(SCREENS), nowhere].toSorted());
});
