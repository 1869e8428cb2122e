import type { Category, Tag } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { allCategories, allTags } from './repository.ts';

export const listCategories = ({ db }: Deps): Promise<Category[]> => allCategories(db);

export const listTags = ({ db }: Deps): Promise<Tag[]> => allTags(db);
