import { useMemo, useState } from 'react';
import type { LogEntry } from '../../blocks/play/logEntry.ts';

export type PlayPanel = 'know_how' | 'why' | 'session' | 'together' | 'settings';
export type PlayDialog = 'branch' | 'shortcuts';

/** The open panel and the open dialog, one of each at a time. */
export function usePlayPanels() {
  const [panel, setPanel] = useState<PlayPanel>();
  const [dialog, setDialog] = useState<PlayDialog>();
  const [branchFrom, setBranchFrom] = useState<LogEntry>();
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);

  return useMemo(
    () => ({
      panel,
      dialog,
      /** The turn from which a new game would begin. */
      branchFrom,
      isSettingsOpen,
      togglePanel: (name: PlayPanel) => setPanel((open) => (open === name ? undefined : name)),
      closePanel: () => setPanel(undefined),
      askForBranch: (entry: LogEntry) => {
        setBranchFrom(entry);
        setDialog('branch');
      },
      openReasons: () => setPanel('why'),
      openSession: () => setPanel('session'),
      openTogether: () => setPanel('together'),
      openShortcuts: () => {
        setIsSettingsOpen(false);
        setPanel(undefined);
        setDialog('shortcuts');
      },
      closeDialog: () => setDialog(undefined),
      setIsSettingsOpen,
    }),
    [panel, dialog, branchFrom, isSettingsOpen],
  );
}

export type PlayPanels = ReturnType<typeof usePlayPanels>;
