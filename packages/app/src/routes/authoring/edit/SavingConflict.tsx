import { ConflictDialog } from '@kathaloka/ui';
import type { StorySaving } from './useSaving.ts';

/** Asks which side of each conflict to save. Nothing is overwritten until all are decided. */
export function SavingConflict({
  saving,
}: {
  saving: Pick<StorySaving, 'conflict' | 'isSaving' | 'forgetConflict' | 'resolve'>;
}) {
  const { conflict, isSaving, forgetConflict, resolve } = saving;
  if (!conflict) return null;
  return (
    <ConflictDialog
      open
      onOpenChange={(open) => !open && forgetConflict()}
      questions={conflict.questions}
      keepsAside
      loading={isSaving}
      onResolve={(decided) => void resolve(decided)}
    />
  );
}
