import { useMemo } from 'react';
import type { LogEntry } from '../../blocks/play/logEntry.ts';
import type { EntryTool } from '../../blocks/play/PlayLog/EntryTools.tsx';
import type { PlaySessionProps } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';

type ToolProps = Pick<PlaySessionProps, 'reasons' | 'isReadingAloud' | 'onReadAloud' | 'onCopy'>;

/** What can be done with a part of the tale: whatever the app can do. */
export function useEntryTools(
  { reasons, isReadingAloud, onReadAloud, onCopy }: ToolProps,
  { panel, togglePanel }: PlayPanels,
) {
  const [canExplain, canRead, canCopy] = [Boolean(reasons), Boolean(onReadAloud), Boolean(onCopy)];
  const tools = useMemo<readonly EntryTool[]>(
    () => [
      ...(canExplain ? ['why' as const] : []),
      ...(canRead ? ['read_aloud' as const] : []),
      ...(canCopy ? ['copy' as const] : []),
    ],
    [canExplain, canRead, canCopy],
  );
  const activeTool: EntryTool | undefined =
    panel === 'why' ? 'why' : isReadingAloud ? 'read_aloud' : undefined;

  function handleTool(tool: EntryTool, entry: LogEntry) {
    if (tool === 'why') togglePanel('why');
    else if (tool === 'read_aloud') onReadAloud?.(entry);
    else onCopy?.(entry);
  }

  return { tools, activeTool, handleTool };
}
