import type { Language, StoryCreate } from '@kathaloka/contract/entities';
import type { LayerAnswer, noteText, refusalText } from '@kathaloka/formats';
import {
  type LayerFile,
  Note,
  TranslationPanel,
  importingWords,
  useWords,
  storyFieldsWords,
  studioWords,
} from '@kathaloka/ui';
import { type ReactNode, useState } from 'react';
import { saveText } from '../../../browser/saveFile.ts';
import { fileName } from '../../../browser/fileName.ts';

const KINDS: Readonly<Record<LayerFile, { readonly ending: string; readonly type: string }>> = {
  xliff: { ending: 'xlf', type: 'application/xliff+xml' },
  csv: { ending: 'csv', type: 'text/csv' },
};

interface TranslationTabProps {
  draft: StoryCreate;
  onEdit: (changes: Pick<StoryCreate, 'layers'>) => void;
}

/** The translations of a story. The file readers and writers are loaded with the first file. */
export function TranslationTab({ draft, onEdit }: TranslationTabProps) {
  const reportOf = useReport();
  const [report, setReport] = useState<ReactNode>();

  async function save(format: LayerFile, language: Language): Promise<void> {
    const { writeLayerCsv, writeXliff } = await import('@kathaloka/formats');
    const write = { xliff: writeXliff, csv: writeLayerCsv }[format];
    const { ending, type } = KINDS[format];
    saveText(`${fileName(draft.title)}.${language}.${ending}`, write({ story: draft, language }), type);
  }

  async function read(file: File): Promise<void> {
    const formats = await import('@kathaloka/formats');
    const answer = formats.importLayer(await file.text(), draft);
    if (answer.imported)
      onEdit({ layers: { ...draft.layers, [answer.imported.language]: answer.imported.layer } });
    setReport(reportOf(answer, formats));
  }

  return (
    <TranslationPanel
      story={draft}
      report={report}
      onLayersChange={(layers) => onEdit({ layers })}
      onExport={(format, language) => void save(format, language)}
      onImport={(file) => void read(file)}
    />
  );
}

/** Translates the codes of the file readers. */
interface FileTexts {
  readonly noteText: typeof noteText;
  readonly refusalText: typeof refusalText;
}

/** The message about a file that was read, or could not be. */
function useReport() {
  const { translation } = useWords(studioWords);
  const { notes, refusals } = useWords(importingWords);
  const { languageName } = useWords(storyFieldsWords);
  return ({ imported, refusal }: LayerAnswer, text: FileTexts) =>
    imported ? (
      <Note tone="success" role="alert">
        {[
          translation.read(imported.texts, languageName(imported.language)),
          ...imported.notes.map((note) => text.noteText(notes, note)),
        ].join(' ')}
      </Note>
    ) : (
      <Note tone="error" role="alert">
        {text.refusalText(refusals, refusal)}
      </Note>
    );
}
