import type { ModelStatus } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';

/** How the models of the provider are. Each process has breakers of its own, and answers for itself. */
export const listModelStatus = ({ narrator }: Pick<Deps, 'narrator'>): Promise<{ models: ModelStatus[] }> =>
  Promise.resolve({ models: [...(narrator.modelStatus?.() ?? [])] });
