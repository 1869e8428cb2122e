import type { AdminTag } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import { tagsWithCounts } from '../repository.ts';

export const listAllTags = ({ db }: Pick<Deps, 'db'>): Promise<AdminTag[]> => tagsWithCounts(db);
