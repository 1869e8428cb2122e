import type { Fault } from '@kathaloka/contract/entities';
import { importing } from '@kathaloka/contract/messages';
import { type Refusal, refusalText } from '@kathaloka/formats';

/** The reason why a file was refused, at its place in the request. */
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
