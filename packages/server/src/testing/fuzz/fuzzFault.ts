import { type Endpoint, endpoints, errorCodesOf } from '@kathaloka/contract/endpoints';
import { problemSchema } from '@kathaloka/contract/entities';
import { ERROR_STATUS, type ErrorCode } from '@kathaloka/contract/errors';
import type { FuzzRequest } from './fuzzRequest.ts';
import { SECRET } from './fuzzWorld.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Errors of the router, before it knows the call. */
const OF_ANY_ADDRESS: ReadonlySet<string> = new Set(['not_found', 'method_not_allowed', 'malformed_request']);

/** The fault of an answer; undefined for a correct one. */
export function fuzzFault({ name, caller }: FuzzRequest, answer: FuzzAnswer): string | undefined {
  const { status, type, text } = answer;
  if (caller !== 'admin' && text.includes(SECRET)) return 'somebody else’s data';
  if (type.startsWith('text/event-stream')) return undefined;
  const row: Endpoint = endpoints[name];
  if (row.file && status === 200) return type === row.file.type ? undefined : `a file of the type ${type}`;
  const body = jsonOf(text);
  if (body === undefined) return 'no JSON';
  if (status < 400) return faultOfSuccess(row, status, body);
  const { code } = body as { readonly code?: ErrorCode };
  if (code === undefined || ERROR_STATUS[code] !== status) return `the code ${code}`;
  const isKnown = errorCodesOf(row).includes(code) || OF_ANY_ADDRESS.has(code);
  if (!isKnown) return `the code ${code}, which the contract does not list`;
  if (status >= 500 && code !== 'unavailable') return 'a fault of the server';
  const { error } = problemSchema(code).safeParse(body);
  return error && `not the error of the contract: ${error.message.slice(0, 300)}`;
}

function faultOfSuccess({ answers }: Endpoint, status: number, body: unknown): string | undefined {
  const schema = answers[status];
  if (!schema) return `the status ${status}`;
  const { error } = schema.safeParse(body);
  return error && `not as in the contract: ${error.message.slice(0, 300)}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
