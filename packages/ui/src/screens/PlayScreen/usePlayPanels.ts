import { useState } from 'react';

export type PlayPanel = 'know_how' | 'why';
export type PlayDialog = 'undo' | 'shortcuts';

/** What is open: one panel at a time, and one dialog at a time. */
export function usePlayPanels() {
  const [panel, setPanel] = useState<PlayPanel>();
  const [dialog, setDialog] = useState<PlayDialog>();
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);

  function openShortcuts() {
    setIsSettingsOpen(false);
    setPanel(undefined);
    setDialog('shortcuts');
  }

  return {
    panel,
    dialog,
    isSettingsOpen,
    togglePanel: (name: PlayPanel) => setPanel((open) => (open === name ? undefined : name)),
    closePanel: () => setPanel(undefined),
    askForUndo: () => setDialog('undo'),
    openShortcuts,
    closeDialog: () => setDialog(undefined),
    setIsSettingsOpen,
  };
}

export type PlayPanels = ReturnType<typeof usePlayPanels>;
