/** The addresses of the screens' links: the product's routes, unless a `LinkProvider` overrides them. */
import { type PageName, paths, storyPath } from '@kathaloka/contract/paths';
import { createContext, useContext, useMemo } from 'react';

export { paths };

/** The address of each page by its name; for a story or a session, a function of its id. */
export type Paths = {
  readonly [Page in PageName]: (typeof paths)[Page] extends string ? string : (id: string) => string;
};

/** The addresses that override the product's. */
export const PathsContext = createContext<Partial<Paths>>({});

/**
 * The addresses of all pages.
 *
 * @example
 * const { story } = usePaths();
 * const href = story(id);
 */
export function usePaths(): Paths {
  const given = useContext(PathsContext);
  return useMemo(() => ({ ...paths, ...given }), [given]);
}

/** The address of a story's page. Separate, so that a card alone does not bundle all addresses. */
export function useStoryPath(): Paths['story'] {
  return useContext(PathsContext).story ?? storyPath;
}
