import type { Tag } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import { allTags } from './repository.ts';

export const listTags = ({ db }: Deps): Promise<Tag[]> => allTags(db);
