import { memo, useMemo } from 'react';
import { BranchDialog } from '../../blocks/play/BranchDialog/BranchDialog.tsx';
import type { CommandCosts } from '../../blocks/play/commands.ts';
import { plainTextOf } from '../../blocks/play/logEntry.ts';
import { ShortcutsDialog } from '../../blocks/play/ShortcutsDialog/ShortcutsDialog.tsx';
import { UndoDialog } from '../../blocks/play/UndoDialog/UndoDialog.tsx';
import { useStableHandler } from '../../hooks/useStableHandler.ts';
import type { PlaySessionProps } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';

interface PlayDialogsProps extends Pick<
  PlaySessionProps,
  'story' | 'preferences' | 'onOpenReasons' | 'onAction' | 'onRedo' | 'onBranch' | 'onReadAloud' | 'onOpenMap'
> {
  panels: PlayPanels;
  costs: CommandCosts;
}

/** What asks or explains before play goes on. */
export function PlayDialogs({
  story,
  preferences,
  onAction,
  onRedo,
  onBranch,
  panels,
  costs,
  ...rest
}: PlayDialogsProps) {
  const { branchFrom, closeDialog } = panels;

  function handleUndo() {
    closeDialog();
    onAction('undo');
  }

  function handleBranch() {
    closeDialog();
    if (branchFrom) onBranch?.(branchFrom);
  }

  return (
    <RestingDialogs
      panels={panels}
      language={story?.language}
      unavailableKeys={useUnavailableKeys(rest)}
      hasCharacterKeys={preferences.has_letter_keys}
      isReversible={onRedo !== undefined}
      undoCost={costs.undo}
      onUndo={useStableHandler(handleUndo)}
      onBranch={useStableHandler(handleBranch)}
    />
  );
}

/** The keys of what the app cannot do. */
function useUnavailableKeys({
  onOpenReasons,
  onReadAloud,
  onOpenMap,
}: Pick<PlaySessionProps, 'onOpenReasons' | 'onReadAloud' | 'onOpenMap'>): readonly string[] {
  const [canRead, canExplain, canMap] = [Boolean(onReadAloud), Boolean(onOpenReasons), Boolean(onOpenMap)];
  return useMemo(
    () => [...(canRead ? [] : ['R']), ...(canExplain ? [] : ['W']), ...(canMap ? [] : ['M'])],
    [canRead, canExplain, canMap],
  );
}

interface RestingDialogsProps {
  panels: PlayPanels;
  language: NonNullable<PlaySessionProps['story']>['language'] | undefined;
  unavailableKeys: readonly string[];
  hasCharacterKeys: boolean;
  isReversible: boolean;
  undoCost: number | undefined;
  onUndo: () => void;
  onBranch: () => void;
}

const RestingDialogs = memo(function RestingDialogs({
  panels,
  language,
  unavailableKeys,
  hasCharacterKeys,
  isReversible,
  undoCost,
  onUndo,
  onBranch,
}: RestingDialogsProps) {
  const { dialog, branchFrom, closeDialog } = panels;
  const handleOpenChange = (open: boolean) => !open && closeDialog();
  return (
    <>
      <UndoDialog
        open={dialog === 'undo'}
        isReversible={isReversible}
        cost={undoCost}
        onOpenChange={handleOpenChange}
        onConfirm={onUndo}
      />
      <BranchDialog
        open={dialog === 'branch'}
        passage={branchFrom ? plainTextOf(branchFrom) : ''}
        language={language}
        onOpenChange={handleOpenChange}
        onConfirm={onBranch}
      />
      <ShortcutsDialog
        open={dialog === 'shortcuts'}
        unavailableKeys={unavailableKeys}
        hasCharacterKeys={hasCharacterKeys}
        onOpenChange={handleOpenChange}
      />
    </>
  );
});
