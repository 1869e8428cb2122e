import type { StoryCreate } from '@kathaloka/contract/entities';
import { ImportedFile } from './ImportedFile.tsx';
import { StarterStories } from './StarterStories.tsx';

interface StartOptionsProps {
  draft: StoryCreate;
  onChoose: (draft: StoryCreate) => void;
  /** The files of the preview. The parent stores them, because this panel unmounts with its tab. */
  files: readonly File[] | undefined;
  onFilesChange: (files: readonly File[] | undefined) => void;
}

/** Ways to begin: a starter, a blank page, or a file. */
export function StartOptions({ draft, onChoose, files, onFilesChange }: StartOptionsProps) {
  if (!files) return <StarterStories draft={draft} onChoose={onChoose} onImport={onFilesChange} />;
  return (
    <ImportedFile draft={draft} files={files} onUse={onChoose} onOtherFile={() => onFilesChange(undefined)} />
  );
}
