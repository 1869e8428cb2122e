import { isRefusal } from '@kathaloka/api';
import type { Fault } from '@kathaloka/contract/entities';

/** The server's faults, one for each invalid value. */
export function faultsOf(error: unknown): readonly Fault[] | undefined {
  return isRefusal(error) && error.faults.length > 0 ? error.faults : undefined;
}
