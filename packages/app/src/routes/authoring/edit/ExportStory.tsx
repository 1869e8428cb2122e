import type { StoryCreate } from '@kathaloka/contract/entities';
import { ExportPanel, type ExportFormat } from '@kathaloka/ui';
import { saveFile } from '../../../adapters/saveFile.ts';

const ENDINGS: Readonly<Record<ExportFormat, string>> = {
  bundle: 'kathaloka.json',
  twee: 'twee',
  markdown: 'md',
  ink: 'ink',
};

/** The story as a file. The writers of files are loaded with the first one. */
export function ExportStory({ draft }: { draft: StoryCreate }) {
  async function save(format: ExportFormat): Promise<void> {
    const { writeBundle, writeInk, writeMarkdown, writeTwee } = await import('@kathaloka/formats');
    const write = { bundle: writeBundle, twee: writeTwee, markdown: writeMarkdown, ink: writeInk }[format];
    saveFile(`${fileName(draft.title)}.${ENDINGS[format]}`, write(draft));
  }
  return <ExportPanel onExport={(format) => void save(format)} />;
}

function fileName(title: string): string {
  return (
    title
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60) || 'story'
  );
}
