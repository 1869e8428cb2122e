import type { AdminStoryFormScreenProps } from '@kathaloka/ui';
import type { useStoryLists } from '../../authoring/useStoryLists.ts';

type Lists = Pick<AdminStoryFormScreenProps, 'categories' | 'tags' | 'error'>;

/** The categories and tags, which must load before the form is shown. */
export function useFormLists({ categories, tags, lists }: ReturnType<typeof useStoryLists>): Lists & {
  onRetry: () => void;
} {
  const areLoaded = categories.length > 0 || lists.error !== undefined;
  return {
    categories: areLoaded && lists.error === undefined ? categories : undefined,
    tags: areLoaded && lists.error === undefined ? tags : undefined,
    error: lists.error,
    onRetry: () => lists.onRetry(),
  };
}
