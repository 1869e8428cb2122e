import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SCREENS } from './screens.ts';

it('Every screen that a route loads is listed in SCREENS, so that its scripts are preloaded', () => {
  // the play screen can be loaded before its route is entered
  const later = 'routes/LaterRoutes.tsx';
  const admin = 'routes/admin/AdminRoute.tsx';
  const files = ['routes.tsx', 'play/loadPlay.ts', later, 'routes/admin/AdminPages.tsx'];
  const loaded = files.flatMap((file) => {
    const code = fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');
    return [...code.matchAll(/import\('(\.{1,2}\/[^']+)'\)/g)].map(([, imported = '']) =>
      path.join(path.dirname(file), imported),
    );
  });
  const notScreens = [later, admin, 'routes/notFound/NotFoundRoute.tsx'];
  expect([...new Set(loaded)].toSorted()).toEqual([...Object.values(SCREENS), ...notScreens].toSorted());
});
