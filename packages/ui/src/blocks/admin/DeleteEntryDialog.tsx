import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { adminWords } from '../../words/admin/en.ts';
import { useWords } from '../../words/useWords.ts';

interface DeleteEntryDialogProps {
  open: boolean;
  /** The name of the category or tag. */
  name: string;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
}

/** Asks for confirmation before a category or a tag is deleted, which cannot be undone. */
export function DeleteEntryDialog({ name, ...question }: DeleteEntryDialogProps) {
  const { cancel, deleting } = useWords(adminWords);
  return (
    <ConfirmDialog
      {...question}
      title={deleting.title(name)}
      description={deleting.text}
      cancelLabel={cancel}
      confirmLabel={deleting.confirm}
    />
  );
}
