import { isRefusal } from '@kathaloka/api';
import type { AuthoredStory, Fault, MyStory } from '@kathaloka/contract/entities';
import {
  type PublishFault,
  authoringFailuresWords,
  useWords,
  authoringPagesWords,
  storyActsWords,
  useFormFailureText,
} from '@kathaloka/ui';
import { useState } from 'react';
import { useGetSettingsQuery } from '../../../client.ts';
import { useTellRefusal } from '../../../session/RefusalProvider.tsx';
import { useSession } from '../../../session/useSession.ts';
import { usePublishStoryMutation } from '../calls.ts';
import { sceneOf } from '../sceneOf.ts';

interface PublishingOptions {
  story: AuthoredStory;
  /** Saves unsaved changes; resolves to false if that failed, which the page reports itself. */
  saveChanges: () => Promise<boolean>;
}

/** Publishes a story with a note, after saving unsaved changes. */
export function usePublishing({ story, saveChanges }: PublishingOptions) {
  const { publishing: words, signIn } = useWords(authoringPagesWords);
  const { isBack } = useWords(storyActsWords);
  const failures = useWords(authoringFailuresWords);
  const { plainFailure } = useFormFailureText();
  const tellRefusal = useTellRefusal();
  const { user } = useSession();
  const { data: settings } = useGetSettingsQuery();
  const [publishStory, { error, reset }] = usePublishStoryMutation();
  const [isOpen, setIsOpen] = useState(false);
  const [isPublishing, setIsPublishing] = useState(false);
  const [notice, setNotice] = useState<string>();

  function openChange(open: boolean): void {
    setIsOpen(open);
    if (open) setNotice(undefined);
    reset();
  }

  async function publish(note: string): Promise<void> {
    setIsPublishing(true);
    const isSaved = await saveChanges();
    const answer = isSaved ? await publishStory({ params: { id: story.id }, body: { note } }) : undefined;
    setIsPublishing(false);
    if (!answer) return openChange(false);
    if (answer.data) {
      setNotice(noticeOf(answer.data));
      return setIsOpen(false);
    }
    if (isRefusal(answer.error, 'not_signed_in')) void tellRefusal({ reason: 'login', message: signIn });
  }

  function noticeOf({
    submitted_at,
    published_version,
  }: Pick<MyStory, 'submitted_at' | 'published_version'>): string {
    return submitted_at === null ? words.published(published_version ?? 1) : words.handedIn;
  }

  const faults = isRefusal(error, 'review_failed') ? error.faults.map(problemOf) : undefined;
  return {
    notice,
    /** Replaces the notice about an earlier version; null: a text that was never published. */
    showRestored: (number: number | null) => setNotice(number === null ? isBack : words.restored(number)),
    open: () => openChange(true),
    close: () => openChange(false),
    dialog: {
      open: isOpen,
      onOpenChange: openChange,
      number: (story.published_version ?? 0) + 1,
      // stories of administrators are not reviewed
      isReviewed: settings?.is_reviewed && user?.role !== 'admin',
      problems: faults,
      error: error && !faults ? plainFailure(error, failures.publish) : undefined,
      loading: isPublishing,
      onPublish: (note: string) => void publish(note),
    },
  };
}

const problemOf = (fault: Fault): PublishFault => ({ node: sceneOf(fault), message: fault.msg });
