import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SCREENS } from './screens.ts';

it('Every screen that a route loads is listed in SCREENS, so that its scripts are preloaded', () => {
  const routes = fs.readFileSync(path.join(import.meta.dirname, 'routes.tsx'), 'utf8');
  const loaded = [...routes.matchAll(/import\('\.\/(routes\/[^']+)'\)/g)].map(([, file = '']) => file);
  const nowhere = 'routes/notFound/NotFoundRoute.tsx';
  expect(loaded.toSorted()).toEqual([...Object.values(SCREENS), nowhere].toSorted());
});
