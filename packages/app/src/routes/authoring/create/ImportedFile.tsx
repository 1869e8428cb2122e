import type { StoryCreate } from '@kathaloka/contract/entities';
import type * as formats from '@kathaloka/formats';
import { findingText } from '@kathaloka/story';
import { type Repair, repairOf } from '@kathaloka/story/editing';
import {
  ImportReport,
  type ImportRefusal,
  findingsWords,
  useWords,
  importingWords,
  studioWords,
} from '@kathaloka/ui';
import { useEffect, useState } from 'react';
import type { ImportResult } from '../files/importJob.ts';
import { useStoryLists } from '../useStoryLists.ts';
import { withStoryFile } from './withStoryFile.ts';

interface ImportedFileProps {
  draft: StoryCreate;
  /** The files of one story. */
  files: readonly File[];
  /** Called with the draft, changed by the file. */
  onUse: (draft: StoryCreate) => void;
  onOtherFile: () => void;
}

/** Previews a file before it replaces the draft. The file readers are loaded with the first file. */
export function ImportedFile({ draft, files, onUse, onOtherFile }: ImportedFileProps) {
  const words = useWords(studioWords);
  const importingTexts = useWords(importingWords);
  const { categories, tags } = useStoryLists();
  const { read, isFailed, isRepairing, repair } = useImport(files);
  const story = read?.result.answer.imported;
  const refusal = read?.result.answer.refusal;
  const refusals = useRefusals(read);
  return (
    <ImportReport
      file={files.map(({ name }) => name).join(', ')}
      structure={story?.structure}
      losses={
        story && read
          ? story.report.notes.map((note) => ({
              node: note.node,
              message: read.formats.noteText(importingTexts.notes, note),
              isLook: read.formats.LOOKS.some((code) => code === note.code),
            }))
          : []
      }
      refusals={refusals}
      repairing={isRepairing}
      onRepair={repair}
      error={
        refusal && read
          ? read.formats.refusalText(importingTexts.refusals, refusal)
          : isFailed
            ? words.importFailed
            : undefined
      }
      onUse={() => story && onUse(withStoryFile(draft, story, { categories, tags }))}
      onOtherFile={onOtherFile}
    />
  );
}

interface ReadFiles {
  readonly result: ImportResult;
  /** Translates the codes of the file readers. */
  readonly formats: typeof formats;
}

function useImport(files: readonly File[]) {
  const [read, setRead] = useState<ReadFiles>();
  const [isFailed, setFailed] = useState(false);
  const [isRepairing, setRepairing] = useState(false);

  useEffect(() => {
    let isMounted = true;
    readFiles(files).then(
      (found) => isMounted && setRead(found),
      () => isMounted && setFailed(true),
    );
    return () => {
      isMounted = false;
    };
  }, [files]);

  async function repair(repairs: readonly Repair[]) {
    const imported = read?.result.answer.imported;
    if (!imported) return;
    setRepairing(true);
    try {
      const { repairStory } = await import('../files/readStoryFiles.ts');
      const { structure, refused } = await repairStory({ structure: imported.structure, repairs });
      setRead({ ...read, result: { answer: { imported: { ...imported, structure } }, refused } });
    } catch {
      setFailed(true);
    } finally {
      setRepairing(false);
    }
  }
  return { read, isFailed, isRepairing, repair: (repairs: readonly Repair[]) => void repair(repairs) };
}

/** The findings that block publishing: for each kind, the first finding and their number. */
function useRefusals(read: ReadFiles | undefined): ImportRefusal[] | undefined {
  const findingWords = useWords(findingsWords);
  if (!read?.result.answer.imported) return undefined;
  const { refused } = read.result;
  const first = refused.filter(({ kind }, at) => refused.findIndex((one) => one.kind === kind) === at);
  return first.map((finding) => ({
    node: finding.node,
    message: findingText(findingWords, finding),
    count: refused.filter(({ kind }) => kind === finding.kind).length,
    repair: repairOf(finding.kind),
  }));
}

async function readFiles(files: readonly File[]): Promise<ReadFiles> {
  const [readers, { readStoryFiles }] = await Promise.all([
    import('@kathaloka/formats'),
    import('../files/readStoryFiles.ts'),
  ]);
  return { result: await readStoryFiles(files), formats: readers };
}
