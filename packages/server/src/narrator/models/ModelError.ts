export type ModelErrorKind =
  /** The server answered with a status that is not a success; `status` says which. */
  | 'http'
  /** No connection, or a lost one; `code` says why, for example ECONNREFUSED. */
  | 'network'
  /** A deadline has passed; `phase` says which. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'aborted'
  /** The answer is complete but has no text. */
  | 'empty'
  /** The answer is unusable: HTML, broken JSON, too large, not a picture. */
  | 'protocol'
  /** The server reported an error inside of a successful answer. */
  | 'provider'
  /** The answer broke off. */
  | 'truncated'
  /** The provider's filter or the model itself refused. */
  | 'filtered'
  /** The model was not called, because its breaker is open. */
  | 'open';

export type Phase = 'first_byte' | 'idle' | 'total';

interface Details {
  readonly phase?: Phase | undefined;
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly detail?: string | undefined;
  readonly retryAfterMs?: number | undefined;
}

/** Why a model gave no answer. The message is safe to log; no field contains the API key. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly kind: ModelErrorKind;
  readonly phase: Phase | null;
  readonly status: number | null;
  /** The error code of the server or the system. */
  readonly code: string | null;
  /** The server's message, shortened and without keys: for the operator's log, never for players. */
  readonly detail: string | null;
  readonly retryAfterMs: number | null;
  /** The number of requests that count as attempts. */
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
