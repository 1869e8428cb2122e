import type { Fault } from '@kathaloka/contract/entities';
import { importing } from '@kathaloka/contract/messages';
import { type Refusal, refusalText } from '@kathaloka/formats';
import { TookTooLong } from '../../../platform/thread.ts';

interface Refused {
  readonly imported?: undefined;
  readonly stories?: undefined;
  readonly refusal: Refusal;
}

/** For `catch`: what takes longer than this is refused like any other file that cannot be read. */
export const tooLongAfter =
  (seconds: number) =>
  (error: unknown): Refused => {
    if (!(error instanceof TookTooLong)) throw error;
    return { refusal: { code: 'took_too_long', params: { seconds } } };
  };

/** Why a file was not read, at the place in the request where it is. */
export function faultOf(refusal: Refusal, loc: Fault['loc']): Fault {
  const params = Object.entries(refusal.params).filter(
    (entry): entry is [string, string | number] => typeof entry[1] !== 'object',
  );
  return {
    loc,
    msg: refusalText(importing.refusals, refusal),
    type: refusal.code,
    ...(params.length > 0 && { params: Object.fromEntries(params) }),
  };
}
