import type { ModelStatus } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';

/** The status of the provider's models. Each process has its own breakers, and reports its own. */
export const listModelStatus = ({ narrator }: Pick<Deps, 'narrator'>): Promise<{ models: ModelStatus[] }> =>
  Promise.resolve({ models: [...(narrator.modelStatus?.() ?? [])] });
