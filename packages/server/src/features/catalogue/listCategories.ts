import type { Category } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { allCategories } from './repository.ts';

export const listCategories = ({ db }: Deps): Promise<Category[]> => allCategories(db);
