import { IMPORT_NAME_MAX } from '@kathaloka/contract/limits';
import { ShelfDialog, adminFailuresWords, useWords, useFailureText } from '@kathaloka/ui';
import { base64Of } from '../../../browser/base64Of.ts';
import { useImportShelfMutation } from './calls.ts';

interface ShelfImportProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Imports the stories of one file. */
export function ShelfImport({ open, onOpenChange }: ShelfImportProps) {
  const failures = useWords(adminFailuresWords);
  const { failure } = useFailureText();
  const [send, { data, error, isLoading, reset }] = useImportShelfMutation();

  async function handleFile(file: File): Promise<void> {
    const content = await base64Of(file);
    await send({ body: { name: file.name.slice(-IMPORT_NAME_MAX), content } });
  }

  function handleOpenChange(isOpen: boolean): void {
    if (!isOpen) reset();
    onOpenChange(isOpen);
  }

  return (
    <ShelfDialog
      open={open}
      onOpenChange={handleOpenChange}
      onFile={(file) => void handleFile(file)}
      loading={isLoading}
      report={data?.stories}
      error={failure(error, failures.change)}
    />
  );
}
