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

/** What came from a file, before the draft becomes it. The readers of files are loaded with the first one. */
export function ImportedFile({ draft, file, onUse, onOtherFile }: ImportedFileProps) {
  const words = useStudioWords();
  const said = useImportingWords();
  const { categories, tags } = useStoryLists();
  const [read, setRead] = useState<ReadFile | 'failed'>();

  useEffect(() => {
    let isHere = true;
    readFile(file).then(
      (found) => isHere && setRead(found),
      () => isHere && setRead('failed'),
    );
    return () => {
      isHere = false;
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
              message: found.noteText(said.notes, note),
            }))
          : []
      }
      error={
        refusal && found
          ? found.refusalText(said.refusals, refusal)
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
  /** They put what the readers say into words. */
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
