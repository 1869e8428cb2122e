import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { adminWords } from '../../words/admin/en.ts';
import { useWords } from '../../words/useWords.ts';

interface ArchiveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
  /** The number of stories to archive. */
  count: number;
}

/** Confirms archiving stories. */
export function ArchiveDialog({ count, ...question }: ArchiveDialogProps) {
  const { cancel, stories: words } = useWords(adminWords);
  return (
    <ConfirmDialog
      {...question}
      title={words.archiveTitle(count)}
      description={words.archiveText}
      cancelLabel={cancel}
      confirmLabel={words.bulk.archive}
    />
  );
}
