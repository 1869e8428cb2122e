import type { Fault } from '@kathaloka/contract/entities';

/** The error shape of the contract, read with care: a proxy in between may have answered in the server's place. */
export function readProblem(data: unknown): { detail: string | null; faults: readonly Fault[] } {
  const detail = isRecord(data) ? data.detail : undefined;
  if (typeof detail === 'string' && detail.trim() !== '') return { detail, faults: [] };
  if (Array.isArray(detail)) return { detail: null, faults: detail.filter(isFault) };
  return { detail: null, faults: [] };
}

function isFault(value: unknown): value is Fault {
  return isRecord(value) && Array.isArray(value.loc) && typeof value.msg === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
