import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';

interface ReorderAnnouncementProps {
  hintId: string;
  message: string;
}

/** Explains the handles to screen readers, and announces the last move. */
export function ReorderAnnouncement({ hintId, message }: ReorderAnnouncementProps) {
  const words = useAdminWords().reorder;
  return (
    <VisuallyHidden>
      <span id={hintId}>{words.hint}</span>
      <span aria-live="assertive">{message}</span>
    </VisuallyHidden>
  );
}
