import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';

interface ReorderSpeechProps {
  hintId: string;
  said: string;
}

/** How the handles work, and what the last move did, for screen readers. */
export function ReorderSpeech({ hintId, said }: ReorderSpeechProps) {
  const words = useAdminWords().reorder;
  return (
    <VisuallyHidden>
      <span id={hintId}>{words.hint}</span>
      <span aria-live="assertive">{said}</span>
    </VisuallyHidden>
  );
}
