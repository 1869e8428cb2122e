import type { ImportedShelf } from '@kathaloka/contract/entities';
import { SHELF_FILE_MAX_BYTES } from '@kathaloka/contract/limits';
import { FilePlus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { usePaths } from '../../../paths.ts';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Fields } from './ShelfDialog.styles.ts';
import { ShelfReport } from './ShelfReport.tsx';
import { useShelfFile } from './useShelfFile.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface ShelfDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called to open or close the dialog. */
  onOpenChange: (open: boolean) => void;
  /** Called with the chosen file, unless it is too large. */
  onFile: (file: File) => void;
  /**
   * Whether the file is being read and checked.
   * @default false
   */
  loading?: boolean;
  /** The result for each story of the last file. */
  report?: ImportedShelf['stories'] | undefined;
  /** Why the file was not read. */
  error?: ReactNode;
  /** Returns the address of a story's edit form; by default the administrators' form. */
  editHref?: ((id: string) => string) | undefined;
}

const MEGABYTE = 1024 * 1024;

/**
 * Imports the stories of a file, and reports the result for each.
 *
 * @use Imports the stories of one file, and reports the result for each.
 * @avoid Not for a single story of an author: `ImportReport` in the wizard.
 * @heard Its title, what kinds of file it takes, then a list with each story and its reasons.
 * @keys within, close
 * @example
 * <ShelfDialog open={isOpen} onOpenChange={setIsOpen} onFile={(file) => send(file)} />
 */
export function ShelfDialog({
  onOpenChange,
  onFile,
  loading = false,
  report,
  error,
  editHref,
  ...rest
}: ShelfDialogProps) {
  const paths = usePaths();
  const shared = useWords(adminWords);
  const words = shared.shelf;
  const file = useShelfFile(onFile);
  const failure = file.isTooLarge ? words.tooLarge(SHELF_FILE_MAX_BYTES / MEGABYTE) : error;

  return (
    <Dialog
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{report ? words.close : shared.cancel}</Button>
          <Button
            variant={report ? 'secondary' : 'primary'}
            icon={<FilePlus />}
            loading={loading}
            loadingLabel={words.reading}
            onClick={file.choose}
          >
            {report ? words.another : words.choose}
          </Button>
        </>
      }
      {...rest}
    >
      <Fields>
        <input {...file.input} aria-label={words.choose} />
        <ErrorNote>{failure}</ErrorNote>
        {report && !loading && <ShelfReport stories={report} editHref={editHref ?? paths.adminEditStory} />}
      </Fields>
    </Dialog>
  );
}
