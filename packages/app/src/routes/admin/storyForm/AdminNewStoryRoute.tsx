import type { AuthoredStory } from '@kathaloka/contract/entities';
import { adminFailuresWords, useWords, adminFormWords } from '@kathaloka/ui';
import { useState } from 'react';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { useStoryLists } from '../../authoring/useStoryLists.ts';
import { SavedForm } from './SavedForm.tsx';
import { useFormLists } from './useFormLists.ts';

/** `/admin/stories/new`. If something was typed during the creation, the form continues with the created story. */
export function AdminNewStoryRoute() {
  const words = useWords(adminFormWords);
  const [story, setStory] = useState<AuthoredStory>();
  usePageTitle(story ? words.editTitle : words.createTitle);
  const failures = useWords(adminFailuresWords);
  const lists = useFormLists(useStoryLists());

  return (
    <SavedForm
      mode="create"
      story={story}
      onStoryChange={setStory}
      saved={story ? words.saved : words.created}
      failed={story ? failures.updateStory : failures.createStory}
      {...lists}
    />
  );
}
