import { type PageName, paths } from '@kathaloka/contract/paths';
import type { ComponentType } from 'react';
import { matchPath, Route } from 'react-router-dom';
import type { LazyScreen } from './lazyScreen.ts';

/** Screens by page name. */
export type Screens = Partial<Record<PageName, ComponentType>>;

/** A route for each of these pages at its address in `paths`, relative to the prefix `within`. */
export function pageRoutes(screens: Screens, within = '') {
  return (Object.entries(screens) as [PageName, ComponentType][]).map(([page, Screen]) => (
    <Route key={page} path={patternOf(page).slice(within.length)} element={<Screen />} />
  ));
}

/** Loads the script of the page at this address, and returns whether it is one of these pages. */
export async function loadPage(
  screens: Readonly<Record<string, Pick<LazyScreen<unknown>, 'load'>>>,
  pathname: string,
): Promise<boolean> {
  const found = Object.keys(screens).find((page) => matchPath(patternOf(page as PageName), pathname));
  await (found && screens[found]!.load());
  return found !== undefined;
}

/** The address of a page as a pattern of the router. */
function patternOf(page: PageName): string {
  const path = paths[page];
  return typeof path === 'string' ? path : decodeURIComponent(path(':id'));
}
