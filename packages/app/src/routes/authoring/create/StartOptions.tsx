import type { StoryCreate } from '@kathaloka/contract/entities';
import { useState } from 'react';
import { ImportedFile } from './ImportedFile.tsx';
import { StarterStories } from './StarterStories.tsx';

interface StartOptionsProps {
  draft: StoryCreate;
  onChoose: (draft: StoryCreate) => void;
}

/** Ways to begin: a starter, a blank page, or a file. */
export function StartOptions({ draft, onChoose }: StartOptionsProps) {
  const [files, setFiles] = useState<readonly File[]>();
  if (!files) return <StarterStories draft={draft} onChoose={onChoose} onImport={setFiles} />;
  return (
    <ImportedFile draft={draft} files={files} onUse={onChoose} onOtherFile={() => setFiles(undefined)} />
  );
}
