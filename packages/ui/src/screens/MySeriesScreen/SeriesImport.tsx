import { FilePlus } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { mySeriesWords } from '../../words/mySeries/en.ts';
import { useWords } from '../../words/useWords.ts';

/** Import and export of whole series. */
export interface SeriesFiles {
  /** Whether a file is being imported. */
  importing?: boolean | undefined;
  /** The slug of the series that is being exported. */
  exporting?: string | undefined;
  /** The result of the last import. */
  notice?: string | undefined;
  /** Called with the file to import. */
  onImport: (file: File) => void;
  /** Called to export a series as a file. */
  onExport: (slug: string) => void;
}

/** Imports the file of a series. */
export function SeriesImport({ importing = false, onImport }: Pick<SeriesFiles, 'importing' | 'onImport'>) {
  const words = useWords(mySeriesWords);
  const ref = useRef<HTMLInputElement>(null);

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0];
    if (file) onImport(file);
    // reset, so that the same file can be chosen again
    currentTarget.value = '';
  }

  return (
    <>
      <input
        ref={ref}
        type="file"
        hidden
        tabIndex={-1}
        accept=".json,application/json"
        aria-label={words.import}
        onChange={handleChange}
      />
      <Button
        icon={<FilePlus />}
        loading={importing}
        loadingLabel={words.importing}
        onClick={() => ref.current?.click()}
      >
        {words.import}
      </Button>
    </>
  );
}
