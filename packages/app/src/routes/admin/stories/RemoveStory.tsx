import type { AdminStory } from '@kathaloka/contract/entities';
import {
  RemoveStoryDialog,
  adminFailuresWords,
  useWords,
  adminWords,
  useFailureText,
  useToast,
} from '@kathaloka/ui';
import { useRemoveStoryMutation } from './calls.ts';

interface RemoveStoryProps {
  story: AdminStory | undefined;
  onClose: () => void;
}

/** Deletes a story for a reason. The dialog stays open, with the typed text, until that has succeeded. */
export function RemoveStory({ story, onClose }: RemoveStoryProps) {
  const failures = useWords(adminFailuresWords);
  const words = useWords(adminWords).removing;
  const { failure } = useFailureText();
  const showToast = useToast();
  const [remove, { isLoading, error, reset }] = useRemoveStoryMutation();

  function close(): void {
    reset();
    onClose();
  }

  async function confirm(reason: string): Promise<void> {
    if (!story) return;
    const answer = await remove({ params: { id: story.id }, body: { reason } });
    if (answer.error) return;
    showToast(words.done(story.title), { tone: 'success' });
    close();
  }

  return (
    <RemoveStoryDialog
      story={story}
      onClose={close}
      onConfirm={(reason) => void confirm(reason)}
      loading={isLoading}
      error={failure(error, failures.change)}
    />
  );
}
