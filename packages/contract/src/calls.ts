/** Every call that the product makes: its name, method and path under `/api/v1`, once. Free of zod, so that browsers may import it. */

export const API_BASE = '/api/v1';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

export interface Call {
  readonly method: Method;
  /** Path under `API_BASE`, with parameters in braces: `/stories/{id}`. */
  readonly path: `/${string}`;
}

export const calls = {
  listStories: { method: 'GET', path: '/stories/' },
  listFeaturedStories: { method: 'GET', path: '/stories/featured/' },
  listTrendingStories: { method: 'GET', path: '/stories/trending/' },
  getStory: { method: 'GET', path: '/stories/{id}' },
  listCategories: { method: 'GET', path: '/categories/' },
  listTags: { method: 'GET', path: '/categories/tags/' },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

/** `pathOf('/stories/{id}', { id: 'a/b' })` is `/stories/a%2Fb`: a value can never become a second path segment. */
export function pathOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for "${name}".`);
    return encodeURIComponent(value);
  });
}
