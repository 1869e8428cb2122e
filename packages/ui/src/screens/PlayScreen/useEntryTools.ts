import { useMemo } from 'react';
import type { LogEntry } from '../../blocks/play/logEntry.ts';
import type { EntryTool } from '../../blocks/play/PlayLog/entryTool.ts';
import type { PlaySessionProps } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';
import type { ReasonsPanel } from './useReasonsPanel.ts';

type ToolProps = Pick<
  PlaySessionProps,
  | 'session'
  | 'isReadingAloud'
  | 'isOffline'
  | 'onReadAloud'
  | 'onCopy'
  | 'onRetell'
  | 'onBranch'
  | 'onReportPart'
>;

/** What can be done with a part of the tale: whatever the app can do. */
export function useEntryTools(
  {
    session,
    isReadingAloud,
    isOffline = false,
    onReadAloud,
    onCopy,
    onRetell,
    onBranch,
    onReportPart,
  }: ToolProps,
  { askForBranch }: PlayPanels,
  reasons: ReasonsPanel,
) {
  const canExplain = reasons.toggle !== undefined;
  const canRetell = Boolean(onRetell) && !session.is_completed && !isOffline;
  const canBranch = Boolean(onBranch) && !isOffline;
  const canReport = Boolean(onReportPart) && !isOffline;
  const [canRead, canCopy] = [Boolean(onReadAloud), Boolean(onCopy)];
  const tools = useMemo<readonly EntryTool[]>(
    () => [
      ...(canExplain ? ['why' as const] : []),
      ...(canRetell ? ['retell' as const] : []),
      ...(canBranch ? ['branch' as const] : []),
      ...(canRead ? ['read_aloud' as const] : []),
      ...(canCopy ? ['copy' as const] : []),
      ...(canReport ? ['report' as const] : []),
    ],
    [canExplain, canRetell, canBranch, canRead, canCopy, canReport],
  );
  const activeTool: EntryTool | undefined = reasons.isShown
    ? 'why'
    : isReadingAloud
      ? 'read_aloud'
      : undefined;

  function handleTool(tool: EntryTool, entry: LogEntry) {
    const handlers: Readonly<Record<EntryTool, () => void>> = {
      why: () => reasons.toggle?.(),
      retell: () => onRetell?.(),
      branch: () => askForBranch(entry),
      read_aloud: () => onReadAloud?.(entry),
      copy: () => onCopy?.(entry),
      report: () => onReportPart?.(entry),
    };
    handlers[tool]();
  }

  return { tools, activeTool, handleTool };
}
