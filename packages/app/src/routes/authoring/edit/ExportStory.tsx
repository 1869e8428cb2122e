import type { StoryCreate } from '@kathaloka/contract/entities';
import { ExportPanel, type StoryFile, studioWords, useWords } from '@kathaloka/ui';
import { useState } from 'react';
import { fileName } from '../../../browser/fileName.ts';
import { saveText } from '../../../browser/saveFile.ts';

const ENDINGS: Readonly<Record<Exclude<StoryFile, 'page'>, string>> = {
  bundle: 'kathaloka.json',
  twee: 'twee',
  markdown: 'md',
  ink: 'ink',
};

/** Exports the story as a file. The file writers are loaded with the first export. */
export function ExportStory({ id, draft }: { id: string; draft: StoryCreate }) {
  const { exportFailed } = useWords(studioWords);
  const [hasFailed, setHasFailed] = useState(false);

  async function save(format: StoryFile): Promise<void> {
    const name = fileName(draft.title);
    if (format === 'page') {
      const { saveStoryPage } = await import('../../../browser/saveStoryPage.ts');
      return saveStoryPage(name, { ...draft, id });
    }
    const { writeBundle, writeInk, writeMarkdown, writeTwee } = await import('@kathaloka/formats');
    const write = { bundle: writeBundle, twee: writeTwee, markdown: writeMarkdown, ink: writeInk }[format];
    const type = format === 'bundle' ? 'application/json' : 'text/plain';
    saveText(`${name}.${ENDINGS[format]}`, write(draft), type);
    return undefined;
  }

  function handleExport(format: StoryFile) {
    setHasFailed(false);
    save(format).catch(() => setHasFailed(true));
  }
  return <ExportPanel error={hasFailed ? exportFailed : undefined} onExport={handleExport} />;
}
