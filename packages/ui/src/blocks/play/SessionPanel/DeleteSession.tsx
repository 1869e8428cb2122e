import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DeleteSessionDialog } from '../DeleteSessionDialog/DeleteSessionDialog.tsx';
import { Section } from './SessionPanel.styles.ts';
import { sessionPanelWords } from '../../../words/sessionPanel/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface DeleteSessionProps {
  /** @default false */
  loading: boolean | undefined;
  disabled: boolean;
  error: ReactNode;
  /** Without it nothing is shown. */
  onDelete: (() => void) | undefined;
}

/** Deletes the session, after a confirmation. The dialog stays until the server has answered. */
export function DeleteSession({ loading = false, disabled, error, onDelete }: DeleteSessionProps) {
  const words = useWords(sessionPanelWords);
  const [isAsking, setIsAsking] = useState(false);
  if (!onDelete) return null;
  return (
    <Section>
      <Button
        variant="ghost"
        size="small"
        icon={<Trash2 />}
        aria-disabled={disabled || undefined}
        onClick={() => setIsAsking(!disabled)}
      >
        {words.remove}
      </Button>
      <DeleteSessionDialog
        open={isAsking}
        loading={loading}
        error={error}
        onOpenChange={(open) => !loading && setIsAsking(open)}
        onConfirm={onDelete}
      />
    </Section>
  );
}
