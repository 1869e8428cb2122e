export const API_BASE = '/api/v1';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/**
 * Who may call. `public`: anyone; a token is ignored. `anyone`: guests too; a token is optional but must be valid
 * if sent. `owner`: the owner of the resource in the path; an administrator may do the same as the owner.
 */
export type Access = 'public' | 'anyone' | 'signed-in' | 'owner' | 'admin';

export interface Call {
  readonly method: Method;
  /** Path under `API_BASE`, with parameters in braces: `/stories/{id}`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * How a client checks an answer without its schema: by a key that is always present, or as a list, which may also
   * be wrapped in an object under this name. A proxy may have answered instead of the server, with HTML for
   * example.
   */
  readonly answer?: string | readonly [wrappedUnder: string];
  /** It spends or earns the caller's credits: a client refreshes the balance after it. */
  readonly changesBalance?: boolean;
  /**
   * Its page stays when it finds the session expired, because it holds something that a redirect to the login would
   * hide: the page asks for the login over it.
   */
  readonly staysOnPage?: boolean;
}

/** The calls of one area, by name. */
export type CallTable = Readonly<Record<string, Call>>;

/** Segments that a URL parser treats as relative or empty, even when they are percent-encoded. */
const NO_SEGMENTS = new Set(['', '.', '..']);

/** `pathOf('/stories/{id}', { id: 'a/b' })` is `/stories/a%2Fb`: a value is always exactly one segment. */
export function pathOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for "${name}".`);
    if (NO_SEGMENTS.has(value)) throw new Error(`"${value}" cannot be "${name}" in the path ${path}.`);
    return encodeURIComponent(value);
  });
}
