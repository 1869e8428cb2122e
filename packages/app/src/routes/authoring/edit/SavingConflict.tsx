import type { StoryUpdate } from '@kathaloka/contract/entities';
import { ConflictDialog, type ConflictSide, useAuthoringPagesWords } from '@kathaloka/ui';
import type { StoryConflict, StorySaving } from './useSaving.ts';

/** Both texts of each field that another author has changed meanwhile. Nothing is overwritten until all are decided. */
export function SavingConflict({ saving }: { saving: StorySaving }) {
  const { fields } = useAuthoringPagesWords();
  const { conflict, isSaving, forgetConflict, save } = saving;
  if (!conflict) return null;
  return (
    <ConflictDialog
      open
      onOpenChange={(open) => !open && forgetConflict()}
      fields={conflict.error.conflicts}
      labelOf={(field) => fields[field as keyof typeof fields] ?? field}
      loading={isSaving}
      onResolve={(sides) => void save(decided(conflict, sides), conflict.error.version)}
    />
  );
}

/** The fields to send once each is decided. */
export function decided(
  { sent, error }: StoryConflict,
  sides: ReadonlyMap<string, ConflictSide>,
): StoryUpdate {
  const theirs = error.conflicts.map(({ field }) => field).filter((field) => sides.get(field) === 'theirs');
  const update = Object.entries(sent).filter(
    ([field]) => !theirs.includes(field === 'description' ? 'story_description' : field),
  );
  return Object.fromEntries(update) as StoryUpdate;
}
