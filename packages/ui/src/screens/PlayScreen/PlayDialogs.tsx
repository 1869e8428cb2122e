import { memo } from 'react';
import { BranchDialog } from '../../blocks/play/BranchDialog/BranchDialog.tsx';
import { textOf } from '../../blocks/play/logEntry.ts';
import { ShortcutsDialog } from '../../blocks/play/ShortcutsDialog/ShortcutsDialog.tsx';
import { UndoDialog } from '../../blocks/play/UndoDialog/UndoDialog.tsx';
import { useStableHandler } from '../../hooks/useStableHandler.ts';
import type { PlaySessionProps } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';

interface PlayDialogsProps extends Pick<PlaySessionProps, 'story' | 'onAction' | 'onRedo' | 'onBranch'> {
  panels: PlayPanels;
}

/** What asks or explains before play goes on. */
export function PlayDialogs({ story, onAction, onRedo, onBranch, panels }: PlayDialogsProps) {
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
      isReversible={onRedo !== undefined}
      onUndo={useStableHandler(handleUndo)}
      onBranch={useStableHandler(handleBranch)}
    />
  );
}

interface RestingDialogsProps {
  panels: PlayPanels;
  language: NonNullable<PlaySessionProps['story']>['language'] | undefined;
  isReversible: boolean;
  onUndo: () => void;
  onBranch: () => void;
}

const RestingDialogs = memo(function RestingDialogs({
  panels,
  language,
  isReversible,
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
        onOpenChange={handleOpenChange}
        onConfirm={onUndo}
      />
      <BranchDialog
        open={dialog === 'branch'}
        passage={branchFrom ? textOf(branchFrom) : ''}
        language={language}
        onOpenChange={handleOpenChange}
        onConfirm={onBranch}
      />
      <ShortcutsDialog open={dialog === 'shortcuts'} onOpenChange={handleOpenChange} />
    </>
  );
});
