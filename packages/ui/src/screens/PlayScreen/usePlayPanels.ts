import { useMemo, useState } from 'react';
import type { LogEntry } from '../../blocks/play/logEntry.ts';

export type PlayPanel = 'know_how' | 'why' | 'session' | 'together' | 'settings';
export type PlayDialog = 'branch' | 'shortcuts';

/** The open panel and the open dialog, one of each at a time. */
export function usePlayPanels() {
  const [panel, setPanel] = useState<PlayPanel>();
  const [dialog, setDialog] = useState<PlayDialog>();
  const [branchFrom, setBranchFrom] = useState<LogEntry>();

  return useMemo(
    () => ({
      panel,
      dialog,
      /** The turn from which a new game would begin. */
      branchFrom,
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
        setPanel(undefined);
        setDialog('shortcuts');
      },
      closeDialog: () => setDialog(undefined),
    }),
    [panel, dialog, branchFrom],
  );
}

export type PlayPanels = ReturnType<typeof usePlayPanels>;
