import { authoringFailuresWords, useWords, useFailureText } from '@kathaloka/ui';
import { useListCategoriesQuery, useListTagsQuery } from './calls.ts';

const NONE: readonly never[] = [];

/** The categories and tags that a story may have, and the error if they failed to load. */
export function useStoryLists() {
  const failures = useWords(authoringFailuresWords);
  const { plainFailure } = useFailureText();
  const categories = useListCategoriesQuery();
  const tags = useListTagsQuery();
  const error = categories.error ?? tags.error;
  return {
    categories: categories.data ?? NONE,
    tags: tags.data ?? NONE,
    lists: {
      error: error && plainFailure(error, failures.categoriesAndTags),
      onRetry() {
        if (categories.error) void categories.refetch();
        if (tags.error) void tags.refetch();
      },
    },
  };
}
