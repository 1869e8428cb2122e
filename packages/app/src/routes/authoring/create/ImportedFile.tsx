import type { StoryCreate } from '@kathaloka/contract/entities';
import type { ImportAnswer, noteText, refusalText } from '@kathaloka/formats';
import { ImportReport, useImportingWords, useStudioWords } from '@kathaloka/ui';
import { useEffect, useState } from 'react';
import { useStoryLists } from '../useStoryLists.ts';
import { withStoryFile } from './withStoryFile.ts';

interface ImportedFileProps {
  draft: StoryCreate;
  file: File;
  /** Called with the draft as the file makes it. */
  onUse: (draft: StoryCreate) => void;
  onOtherFile: () => void;
}

/** The content of a file, shown before it replaces the draft. The file readers are loaded with the first file. */
export function ImportedFile({ draft, file, onUse, onOtherFile }: ImportedFileProps) {
  const words = useStudioWords();
  const importingWords = useImportingWords();
  const { categories, tags } = useStoryLists();
  const [read, setRead] = useState<ReadFile | 'failed'>();

  useEffect(() => {
    let isMounted = true;
    readFile(file).then(
      (found) => isMounted && setRead(found),
      () => isMounted && setRead('failed'),
    );
    return () => {
      isMounted = false;
    };
  }, [file]);

  const found = read === 'failed' ? undefined : read;
  const story = found?.answer.imported;
  const refusal = found?.answer.refusal;
  return (
    <ImportReport
      file={file.name}
      structure={story?.structure}
      losses={
        story && found
          ? story.report.notes.map((note) => ({
              node: note.node,
              message: found.noteText(importingWords.notes, note),
            }))
          : []
      }
      error={
        refusal && found
          ? found.refusalText(importingWords.refusals, refusal)
          : read === 'failed'
            ? words.importFailed
            : undefined
      }
      onUse={() => story && onUse(withStoryFile(draft, story, { categories, tags }))}
      onOtherFile={onOtherFile}
    />
  );
}

interface ReadFile {
  readonly answer: ImportAnswer;
  /** Translates the codes of the file readers. */
  readonly noteText: typeof noteText;
  readonly refusalText: typeof refusalText;
}

async function readFile(file: File): Promise<ReadFile> {
  const [texts, { readStoryFile }] = await Promise.all([
    import('@kathaloka/formats'),
    import('../files/readStoryFile.ts'),
  ]);
  return { answer: await readStoryFile(file), noteText: texts.noteText, refusalText: texts.refusalText };
}
