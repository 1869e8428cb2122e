import type { Story } from '@kathaloka/contract/entities';
import type { Named } from '@kathaloka/contract/rules';

/** The fields of an author, if only the name is shown. */
export interface WithAuthorName {
  author: Pick<Story['author'], 'display_name'>;
}

/** The fields of an author, if the avatar is shown too. */
export interface WithAuthor {
  author: Pick<Story['author'], 'display_name' | 'avatar_url'>;
}

/** The fields of a category. */
export interface WithCategory {
  category: Named | null;
}
