import type { AdminStory } from '@kathaloka/contract/entities';
import { canRetry } from '@kathaloka/api';
import { AdminStoriesScreen, adminFailuresWords, useWords, adminWords, useFailureText } from '@kathaloka/ui';
import { useState } from 'react';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { RemoveStory } from './RemoveStory.tsx';
import { ShelfImport } from './ShelfImport.tsx';
import { useFeatured } from './useFeatured.ts';
import { useStoryList } from './useStoryList.ts';
import { useShelfExport } from './useShelfExport.ts';
import { useStorySelection } from './useStorySelection.ts';

/** `/admin/stories`: every story, filtered, sorted and paged by the server. */
export function AdminStoriesRoute() {
  usePageTitle(useWords(adminWords).stories.title);
  const failures = useWords(adminFailuresWords);
  const { plainFailure } = useFailureText();
  const { stories, error, refetch, filterKey, showAuthor, props } = useStoryList();
  const { notice, error: bulkError, ...selection } = useStorySelection(filterKey);
  const featured = useFeatured();
  const { error: exportError, ...shelf } = useShelfExport(selection.checkedIds);
  const [isImporting, setIsImporting] = useState(false);
  const [toRemove, setToRemove] = useState<AdminStory>();

  const changeError = bulkError ?? exportError;
  const failed = featured.error
    ? plainFailure(featured.error, failures.featured)
    : changeError && plainFailure(changeError, failures.change);
  const byId = new Map<string, AdminStory>(stories?.map((story) => [story.id, story]));

  return (
    <>
      <AdminStoriesScreen
        {...props}
        {...selection}
        {...shelf}
        onImport={() => setIsImporting(true)}
        stories={error ? undefined : stories}
        error={error && plainFailure(error, failures.list)}
        onRetry={canRetry(error) ? refetch : undefined}
        notice={failed ?? notice}
        onAuthorSelect={({ id }) => showAuthor(byId.get(id)?.author_id ?? null)}
        onRemove={({ id }) => setToRemove(byId.get(id))}
        savingIds={featured.savingIds}
        onFeaturedChange={({ id }, is_featured) => void featured.change(id, is_featured)}
      />
      <ShelfImport open={isImporting} onOpenChange={setIsImporting} />
      <RemoveStory story={toRemove} onClose={() => setToRemove(undefined)} />
    </>
  );
}
