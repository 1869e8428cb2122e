export const API_BASE = '/api/v1';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

/**
 * Who may call. `public`: anyone; a token is ignored. `anyone`: guests too; a token is optional but must be valid
 * if sent. `owner`: the owner of the resource in the path, and nobody else. `owner-or-admin`: administrators too; each
 * of their calls about what is somebody else's is in the audit log. `player`, `player-or-admin`: the same of a session,
 * and besides its owner those who play it together with them (docs/together.md).
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
 * What a call costs the server, whatever a model costs beside it. `cheap`: a few rows. `dear`: a search, a slow hash,
 * a page of long texts, a turn. `huge`: a whole story is checked and stored, or all that somebody has is read.
 */
export const COSTS = ['cheap', 'dear', 'huge'] as const;
export type Cost = (typeof COSTS)[number];

/**
 * What a caller must show beside the token, which may be stolen. `token`: nothing. `fresh`: the person has confirmed in
 * this login, within the last `PROOF_MINUTES`, who they are. `fresh-by-body`: as the row says of each body. `in-body`:
 * the password is a part of the body.
 */
export const PROOFS = ['token', 'fresh', 'fresh-by-body', 'in-body'] as const;
export type Proof = (typeof PROOFS)[number];

/**
 * What an account for the young may call (docs/minors.md); a row that says nothing is refused to it with `choices_only`.
 * `always`: it is about the account alone, so it needs no consent of a guardian. `with-consent`: it is a part of playing.
 * `choices`: it is, too, and the row says of each body whether it has text of one's own.
 */
export const YOUNG = ['always', 'with-consent', 'choices'] as const;
export type Young = (typeof YOUNG)[number];

/** A change by an administrator does not compile without its proof. */
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
  /** The bucket from which each call is taken, before its body is read. */
  readonly cost: Cost;
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
  /** Of calls that tell who calls; those of administrators are theirs whatever their age. */
  readonly young?: Young;
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
