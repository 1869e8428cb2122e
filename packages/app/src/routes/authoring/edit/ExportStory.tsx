import type { StoryCreate } from '@kathaloka/contract/entities';
import { ExportPanel, type StoryFile } from '@kathaloka/ui';
import { saveText } from '../../../browser/saveFile.ts';
import { fileName } from './fileName.ts';

const ENDINGS: Readonly<Record<StoryFile, string>> = {
  bundle: 'kathaloka.json',
  twee: 'twee',
  markdown: 'md',
  ink: 'ink',
};

/** The story as a file. The writers of files are loaded with the first one. */
export function ExportStory({ draft }: { draft: StoryCreate }) {
  async function save(format: StoryFile): Promise<void> {
    const { writeBundle, writeInk, writeMarkdown, writeTwee } = await import('@kathaloka/formats');
    const write = { bundle: writeBundle, twee: writeTwee, markdown: writeMarkdown, ink: writeInk }[format];
    saveText(
      `${fileName(draft.title)}.${ENDINGS[format]}`,
      write(draft),
      format === 'bundle' ? 'application/json' : 'text/plain',
    );
  }
  return <ExportPanel onExport={(format) => void save(format)} />;
}
