export type ModelErrorKind =
  /** The server answered with a status that is not a success; `status` says which. */
  | 'http'
  /** No connection, or a lost one; `code` says why, as ECONNREFUSED. */
  | 'network'
  /** A deadline has passed; `phase` says which. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'aborted'
  /** The answer is whole and has no word. */
  | 'empty'
  /** The answer makes no sense: HTML, broken JSON, too large, not a picture. */
  | 'protocol'
  /** The server reported an error inside of a successful answer. */
  | 'provider'
  /** The answer ended before its end. */
  | 'truncated'
  /** The provider's filter or the model itself refused. */
  | 'filtered'
  /** It was not asked: it has failed too often of late. */
  | 'open';

export type Phase = 'first_byte' | 'idle' | 'total';

interface Details {
  readonly phase?: Phase | undefined;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly detail?: string | undefined;
  readonly retryAfterMs?: number | undefined;
}

/** Why a model gave no answer. Its message is ours and safe to log; none of its fields contains the API key. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly kind: ModelErrorKind;
  readonly phase: Phase | null;
  readonly status: number | null;
  /** The server's or the system's code for it. */
  readonly code: string | null;
  /** The server's own words, shortened and without keys: for the operator's log, never for players. */
  readonly detail: string | null;
  readonly retryAfterMs: number | null;
  /** How many requests were sent that count as tries. */
  attempts = 1;

  constructor(kind: ModelErrorKind, message: string, details: Details = {}) {
    super(message);
    this.kind = kind;
    this.phase = details.phase ?? null;
    this.status = details.status ?? null;
    this.code = details.code ?? null;
    this.detail = details.detail ?? null;
    this.retryAfterMs = details.retryAfterMs ?? null;
  }
}
