import type { AdminCategory } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import { categoriesWithCounts } from '../repository.ts';

export const listAllCategories = ({ db }: Pick<Deps, 'db'>): Promise<AdminCategory[]> =>
  categoriesWithCounts(db);
