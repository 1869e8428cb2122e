import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';

interface ArchiveDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
  /** How many stories leave the catalogue. */
  count: number;
}

/** Asks before stories are archived. */
export function ArchiveDialog({ count, ...question }: ArchiveDialogProps) {
  const { cancel, stories: words } = useAdminWords();
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
