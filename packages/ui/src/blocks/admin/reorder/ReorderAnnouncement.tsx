import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ReorderAnnouncementProps {
  hintId: string;
  message: string;
}

/** Explains the handles to screen readers, and announces the last move. */
export function ReorderAnnouncement({ hintId, message }: ReorderAnnouncementProps) {
  const words = useWords(adminWords).reorder;
  return (
    <VisuallyHidden>
      <span id={hintId}>{words.hint}</span>
      <span aria-live="assertive">{message}</span>
    </VisuallyHidden>
  );
}
