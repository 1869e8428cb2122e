import type { StoryCreate } from '@kathaloka/contract/entities';
import {
  Button,
  Note,
  paths,
  authoringFailuresWords,
  useWords,
  authoringPagesWords,
  useFormFailureText,
} from '@kathaloka/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateStoryMutation } from '../calls.ts';

interface StoryGoneProps {
  /** The draft on the page. */
  draft: StoryCreate;
  /** Called once it is saved as another story. */
  onStored: () => Promise<void>;
}

/** Says that the edited story was deleted elsewhere, and offers to save the draft as a new one. */
export function StoryGone({ draft, onStored }: StoryGoneProps) {
  const navigate = useNavigate();
  const words = useWords(authoringPagesWords).gone;
  const failures = useWords(authoringFailuresWords);
  const { failure } = useFormFailureText();
  const [key] = useState(() => crypto.randomUUID());
  const [create, { isLoading, error }] = useCreateStoryMutation();
  const [storedId, setStoredId] = useState<string>();
  // in an effect, once the leave guard knows that nothing is unsaved
  useEffect(() => {
    if (storedId !== undefined) void navigate(paths.editStory(storedId), { replace: true });
  }, [storedId, navigate]);

  async function keep(): Promise<void> {
    const { data } = await create({ body: draft, headers: { 'idempotency-key': key } });
    if (!data) return;
    await onStored();
    setStoredId(data.id);
  }

  return (
    <Note tone="error" role="alert" title={words.title}>
      <p>{words.text}</p>
      {error && <p>{failure(error, failures.create)}</p>}
      <Button size="small" variant="outline" loading={isLoading} onClick={() => void keep()}>
        {words.keep}
      </Button>
    </Note>
  );
}
