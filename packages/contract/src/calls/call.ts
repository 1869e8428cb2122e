export const API_BASE = '/api/v1';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/**
 * Who may call. `public`: anyone; a token is ignored. `anyone`: guests too; a token is optional, but must be valid if
 * sent. `owner`: only the owner of the resource in the path. `owner-or-admin`: administrators too; their calls about
 * resources of others are audited. `player`, `player-or-admin`: the same for a session, including the players who
 * joined it (docs/together.md).
 */
export type Access =
  | 'public'
  | 'anyone'
  | 'signed-in'
  | 'owner'
  | 'owner-or-admin'
  | 'player'
  | 'player-or-admin'
  | 'admin';

/**
 * What a call costs the server, not counting a model. `cheap`: a few rows. `dear`: a search, a slow hash, a
 * page of long texts, a turn. `huge`: a whole story is checked and stored, or all data of a person is read.
 */
export const COSTS = ['cheap', 'dear', 'huge'] as const;
export type Cost = (typeof COSTS)[number];

/**
 * What a caller must show besides the token, which may be stolen. `token`: nothing. `fresh`: identity
 * confirmed in this login within the last `PROOF_MINUTES`. `fresh-by-body`: depends on the body; the row
 * decides. `in-body`: the password is part of the body.
 */
export const PROOFS = ['token', 'fresh', 'fresh-by-body', 'in-body'] as const;
export type Proof = (typeof PROOFS)[number];

/**
 * Which calls a youth account may make (docs/minors.md); a call without a value is refused. `always`: calls
 * about the account itself, which need no consent of a guardian. `with-consent`: calls of playing. `choices`: the same,
 * unless the body contains the player's own words, which the row detects.
 */
export const YOUNG = ['always', 'with-consent', 'choices'] as const;
export type Young = (typeof YOUNG)[number];

/** A call of administrators that changes something does not compile without `proof`. */
export type Call = CallRow &
  (
    | { readonly method: 'GET'; readonly proof?: undefined }
    | { readonly access: Exclude<Access, 'admin'>; readonly proof?: Proof }
    | { readonly access: 'admin'; readonly proof: Proof }
  );

interface CallRow {
  readonly method: Method;
  /** Path under `API_BASE`, with parameters in braces: `/stories/{id}`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** The cost for the rate limit, which is checked before the body is read. */
  readonly cost: Cost;
  /**
   * How a client recognises the server's answer without its schema, because a proxy may have answered: by a key that is
   * always present, or as a list, which may be wrapped in an object under this name.
   */
  readonly answer?: string | readonly [wrappedUnder: string];
  /** The call spends or earns credits of the caller: clients refresh the balance after it. */
  readonly changesBalance?: boolean;
  /** An expired session shows the login over the page instead of redirecting: it may hold unsaved work. */
  readonly staysOnPage?: boolean;
  /** Only for calls by a known user. Calls of administrators have no age limit. */
  readonly young?: Young;
}

/** The calls of one area, by name. */
export type CallTable = Readonly<Record<string, Call>>;

/** Segments that a URL parser treats as relative or empty, even percent-encoded. */
const NO_SEGMENTS = new Set(['', '.', '..']);

/** `pathOf('/stories/{id}', { id: 'a/b' })` is `/stories/a%2Fb`: a value always fills exactly one segment. */
export function pathOf(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for "${name}".`);
    if (NO_SEGMENTS.has(value)) throw new Error(`"${value}" cannot be "${name}" in the path ${path}.`);
    return encodeURIComponent(value);
  });
}
