import { paths } from '@kathaloka/contract/paths';
import { expect, it } from 'vitest';
import { ADMIN_ENTRANCE, ADMIN_PAGES } from './AdminRoutes.tsx';
import { BARE_PAGES, FIRST_PAGES } from './AppRoutes.tsx';
import { OPEN_PAGES, SIGNED_IN_PAGES } from './SecondaryRoutes.tsx';

it('Every page of `paths` has one route', () => {
  const tables = [BARE_PAGES, FIRST_PAGES, OPEN_PAGES, SIGNED_IN_PAGES, ADMIN_ENTRANCE, ADMIN_PAGES];
  expect(tables.flatMap((table) => Object.keys(table)).toSorted()).toEqual(Object.keys(paths).toSorted());
});
