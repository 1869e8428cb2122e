import type { Fault } from '@kathaloka/contract/entities';
import { ERROR_STATUS, type ErrorCode } from '@kathaloka/contract/errors';

interface AppErrorOptions {
  /** When it makes sense to try again. */
  readonly retryAfterSeconds?: number;
}

/** A failure that the caller is told about: a code of the contract, and the words or faults that go with it. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly detail: string | readonly Fault[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    detail: string | readonly Fault[],
    { retryAfterSeconds }: AppErrorOptions = {},
  ) {
    super(
      typeof detail === 'string'
        ? detail
        : detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; '),
    );
    this.code = code;
    this.detail = detail;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
