import type { StoryStatus } from '@kathaloka/contract/entities';
import { STORY_STATUSES } from '@kathaloka/contract/limits';
import { X } from 'lucide-react';
import { Tools } from '../../blocks/admin/adminPage.styles.ts';
import { SearchField } from '../../blocks/admin/SearchField.tsx';
import { type NamedThing, useNameOptions } from '../../blocks/useNameOptions.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { adminWords } from '../../words/admin/en.ts';
import { myStoriesWords } from '../../words/myStories/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface StoryFiltersProps {
  /** The search text. */
  query: string;
  /** Called with each new text. */
  onQueryChange: (query: string) => void;
  /** The status to show; `any` for all, `bin` for deleted stories. */
  status: StoryStatus | 'any' | 'bin';
  /** Called with the chosen status. */
  onStatusChange: (status: StoryStatus | 'any' | 'bin') => void;
  /**
   * The categories to choose from.
   * @default []
   */
  categories?: readonly NamedThing[] | undefined;
  /**
   * The category to show; `any` for all, `none` for stories without one.
   * @default 'any'
   */
  categoryId?: string | undefined;
  /** Called with the chosen category. */
  onCategoryChange?: ((categoryId: string) => void) | undefined;
  /** The author whose stories are shown; omitted for all authors. */
  authorName?: string | undefined;
  /** Called to show the stories of all authors again. */
  onAuthorClear?: (() => void) | undefined;
}

export function StoryFilters({
  query,
  onQueryChange,
  status,
  onStatusChange,
  categories = [],
  categoryId = 'any',
  onCategoryChange,
  authorName,
  onAuthorClear,
}: StoryFiltersProps) {
  const words = useWords(adminWords).stories;
  const { bin } = useWords(myStoriesWords);
  const categoryOptions = useNameOptions(categories);
  const statuses = STORY_STATUSES.map((value) => ({ value, label: words.statuses[value] }));
  return (
    <Tools>
      <SearchField
        label={words.search}
        placeholder={words.searchHint}
        value={query}
        onValueChange={onQueryChange}
      />
      <Select
        aria-label={words.status}
        value={status}
        options={[{ value: 'any', label: words.anyStatus }, ...statuses, { value: 'bin', label: bin }]}
        onValueChange={onStatusChange}
      />
      {onCategoryChange && (
        <Select<string>
          aria-label={words.category}
          value={categoryId}
          options={[
            { value: 'any', label: words.anyCategory },
            { value: 'none', label: words.withoutCategory },
            ...categoryOptions,
          ]}
          onValueChange={onCategoryChange}
        />
      )}
      {authorName !== undefined && (
        <Button size="small" title={words.anyAuthor} icon={<X />} onClick={onAuthorClear}>
          {words.by(authorName)}
        </Button>
      )}
    </Tools>
  );
}
