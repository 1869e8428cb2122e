import type { DetailOf, PayloadOf, ProblemOf } from '@kathaloka/contract/entities';
import { ERROR_STATUS, type ErrorCode } from '@kathaloka/contract/errors';

/** The third argument of `AppError`: none for a code without a payload, and required if a field of the payload is. */
type Payload<C extends ErrorCode> =
  unknown extends PayloadOf<C>
    ? []
    : object extends PayloadOf<C>
      ? [payload?: PayloadOf<C>]
      : [payload: PayloadOf<C>];

/**
 * An error for the caller: a code of the contract, an English text (or faults), and the payload that the contract
 * defines for the code. `new AppError('xp_short', 'Not enough XP.', { current_xp: 1, required_xp: 2 })`
 */
export class AppError<const C extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'AppError';
  readonly code: C;
  /** The body of the response. */
  readonly body: ProblemOf<C>;

  constructor(code: C, detail: DetailOf<C>, ...[payload]: Payload<C>) {
    super(textOf(detail));
    this.code = code;
    this.body = { detail, code, ...(payload as object | undefined) } as ProblemOf<C>;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

function textOf(detail: DetailOf<ErrorCode>): string {
  if (typeof detail === 'string') return detail;
  return detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ');
}
