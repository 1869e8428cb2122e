import type { StoryCreate } from '@kathaloka/contract/entities';
import type { ImportAnswer } from '@kathaloka/formats';
import { ImportReport, useStudioWords } from '@kathaloka/ui';
import { useEffect, useState } from 'react';
import { withStoryFile } from './withStoryFile.ts';

interface ImportedFileProps {
  draft: StoryCreate;
  file: File;
  /** Called with the draft as the file makes it. */
  onUse: (draft: StoryCreate) => void;
  onOtherFile: () => void;
}

/** What came from a file, before the draft becomes it. The readers of files are loaded with the first one. */
export function ImportedFile({ draft, file, onUse, onOtherFile }: ImportedFileProps) {
  const words = useStudioWords();
  const [read, setRead] = useState<{ answer?: ImportAnswer; said: ImportSaid }>();

  useEffect(() => {
    let isHere = true;
    readFile(file).then(
      (found) => isHere && setRead(found),
      () => isHere && setRead({ said: { losses: [], error: words.importFailed } }),
    );
    return () => {
      isHere = false;
    };
  }, [file, words]);

  const story = read?.answer?.imported;
  return (
    <ImportReport
      file={file.name}
      structure={story?.structure}
      losses={read?.said.losses ?? []}
      error={read?.said.error}
      onUse={() => story && onUse(withStoryFile(draft, story))}
      onOtherFile={onOtherFile}
    />
  );
}

interface ImportSaid {
  readonly losses: readonly { node: string | null; message: string }[];
  readonly error?: string | undefined;
}

async function readFile(file: File): Promise<{ answer: ImportAnswer; said: ImportSaid }> {
  const [formats, { readStoryFile }] = await Promise.all([
    import('@kathaloka/formats'),
    import('../files/readStoryFile.ts'),
  ]);
  const answer = await readStoryFile(file);
  if (answer.refusal) {
    return { answer, said: { losses: [], error: formats.refusalText(formats.refusals, answer.refusal) } };
  }
  const losses = answer.imported.report.notes.map((note) => ({
    node: note.node,
    message: formats.noteText(formats.notes, note),
  }));
  return { answer, said: { losses } };
}
