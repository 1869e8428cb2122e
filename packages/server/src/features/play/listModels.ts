import type { ModelLists } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { modelsOf } from '../economy/public.ts';

export const listModels = ({ config }: Pick<Deps, 'config'>): Promise<ModelLists> =>
  Promise.resolve(modelsOf(config.ai));
