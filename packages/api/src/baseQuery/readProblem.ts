import type { Fault } from '@kathaloka/contract/entities';
import { ERROR_STATUS, type ErrorCode, isErrorCode } from '@kathaloka/contract/errors';
import type { Refusal } from '../errors.ts';
import { isRecord } from '../isRecord.ts';

interface ProblemRead {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly detailFrom: Refusal['detailFrom'];
  readonly faults: readonly Fault[];
}

/** Reads a failed answer, or the event with which a stream failed, as an error. */
export function readRefusal(data: unknown, status: number, requestId: string | null = null): Refusal {
  return { ...readProblem(data, status), kind: 'http', status, requestId } as Refusal;
}

/** The error body of the contract, parsed defensively: a proxy may have answered instead of the server. */
function readProblem(data: unknown, status: number): ProblemRead {
  const { detail, code, ...payload } = isRecord(data) ? data : {};
  const said = typeof detail === 'string' ? detail.trim() : '';
  const faults = Array.isArray(detail) ? detail.filter(isFault) : [];
  return {
    ...payload,
    code: isErrorCode(code) ? code : codeOf(status),
    detail: said || faults.map(({ msg }) => msg).join(' ') || `The server answered with status ${status}.`,
    detailFrom: said || faults.length > 0 ? 'server' : 'client',
    faults,
  };
}

/** The default code of a status, for answers without a code. */
function codeOf(status: number): ErrorCode {
  if (status === ERROR_STATUS.not_signed_in) return 'not_signed_in';
  if (status === ERROR_STATUS.forbidden) return 'forbidden';
  const known = Object.entries(ERROR_STATUS).find(([, each]) => each === status)?.[0];
  if (isErrorCode(known)) return known;
  return status >= 500 ? 'unavailable' : 'malformed_request';
}

function isFault(value: unknown): value is Fault {
  return isRecord(value) && Array.isArray(value.loc) && typeof value.msg === 'string';
}
