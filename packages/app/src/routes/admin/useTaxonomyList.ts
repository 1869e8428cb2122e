import { canRetry } from '@kathaloka/api';
import { adminFailuresWords, useWords, useFailureText } from '@kathaloka/ui';
import { countsOf } from './countsOf.ts';
import { useChange } from './useChange.ts';
import { useChosenOrder } from './useChosenOrder.ts';

interface Entry {
  readonly id: string;
}

interface Counted extends Entry {
  readonly stories_count: number;
}

type Send<Input> = (input: Input) => PromiseLike<{ readonly error?: unknown }>;

interface TaxonomyListOptions<T extends Counted> {
  query: {
    data?: readonly T[] | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => PromiseLike<unknown>;
  };
  reorder: Send<{ body: { ids: string[]; from: string[] } }>;
  merge: Send<{ params: { id: string }; body: { into: string } }>;
  remove: Send<{ params: { id: string } }>;
}

/** Shared by the pages of categories and tags: the list, its order, merging and deleting. */
export function useTaxonomyList<T extends Counted>({
  query,
  reorder,
  merge,
  remove,
}: TaxonomyListOptions<T>) {
  const { data, error, isFetching, refetch } = query;
  const failures = useWords(adminFailuresWords);
  const { plainFailure } = useFailureText();
  const { notice, change } = useChange();
  const { shown, choose } = useChosenOrder(data, async (body) => {
    const isSaved = await change(reorder({ body }));
    // another administrator may have changed the list meanwhile
    if (!isSaved) await refetch();
    return isSaved;
  });
  const failed = isFetching ? undefined : error;

  return {
    entries: failed ? undefined : shown,
    change,
    /** The props of the list's screen. */
    list: {
      storyCounts: countsOf(data),
      error: failed ? plainFailure(failed, failures.list) : undefined,
      onRetry: canRetry(error) ? () => void refetch() : undefined,
      notice,
      onReorder: choose,
      onMerge: ({ id }: Entry, into: string) => void change(merge({ params: { id }, body: { into } })),
      onDelete: ({ id }: Entry) => void change(remove({ params: { id } })),
    },
  };
}
