import { memo } from 'react';
import { plainTextOf } from '../../blocks/play/logEntry.ts';
import type { PlayActions } from '../../blocks/play/playActions.ts';
import { openedPart } from '../../patterns/LoadFailure/openedPart.tsx';
import { loadBranchDialog, loadShortcutsDialog } from './playParts.ts';
import type { PlayedSession } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';

const BranchDialog = openedPart(loadBranchDialog);
const ShortcutsDialog = openedPart(loadShortcutsDialog);

interface PlayDialogsProps {
  language: NonNullable<PlayedSession['story']>['language'] | undefined;
  hasLetterKeys: boolean;
  actions: PlayActions;
  panels: PlayPanels;
  /** Whether the tale can be read aloud. */
  canBeHeard: boolean;
}

/** The dialogs of the play screen. Memoised: they do not render while words arrive. */
export const PlayDialogs = memo(function PlayDialogs({
  language,
  hasLetterKeys,
  actions,
  panels,
  canBeHeard,
}: PlayDialogsProps) {
  const { dialog, branchFrom, closeDialog } = panels;
  const handleOpenChange = (open: boolean) => !open && closeDialog();

  function handleBranch() {
    closeDialog();
    if (branchFrom) actions.branch?.(branchFrom);
  }

  return (
    <>
      <BranchDialog
        open={dialog === 'branch'}
        text={branchFrom ? plainTextOf(branchFrom) : ''}
        language={language}
        onOpenChange={handleOpenChange}
        onConfirm={handleBranch}
      />
      <ShortcutsDialog
        open={dialog === 'shortcuts'}
        unavailableKeys={unavailableKeys(actions, canBeHeard)}
        hasCharacterKeys={hasLetterKeys}
        onOpenChange={handleOpenChange}
      />
    </>
  );
});

/** The shortcut keys of actions that the app does not have. */
const unavailableKeys = (
  { readAloud, openReasons, openMap }: PlayActions,
  canBeHeard: boolean,
): readonly string[] => [
  ...(canBeHeard ? [] : ['E']),
  ...(readAloud ? [] : ['R']),
  ...(openReasons ? [] : ['W']),
  ...(openMap ? [] : ['M']),
];
