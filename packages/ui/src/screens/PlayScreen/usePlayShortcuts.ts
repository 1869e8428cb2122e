import type { RefObject } from 'react';
import { type Command, COMMANDS_AFTER_THE_END } from '../../blocks/play/commands.ts';
import { isTale, type LogEntry } from '../../blocks/play/logEntry.ts';
import type { EntryTool } from '../../blocks/play/PlayLog/entryTool.ts';
import { useShortcuts } from '../../hooks/useShortcuts.ts';
import type { PlaySessionProps } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';

interface PlayShortcutsOptions {
  props: PlaySessionProps;
  inputRef: RefObject<HTMLInputElement | null>;
  panels: PlayPanels;
  onCommand: (command: Command) => void;
  onTool: (tool: EntryTool, entry: LogEntry) => void;
  /** Opens and closes the player's own tale, where there is a map of it. */
  onToggleSession: (() => void) | undefined;
}

/** Single letters that act in play. They can be turned off (WCAG 2.1.4). */
export function usePlayShortcuts({
  props,
  inputRef,
  panels,
  onCommand,
  onTool,
  onToggleSession,
}: PlayShortcutsOptions): void {
  const {
    session,
    entries,
    isTakingTurn = false,
    isOffline = false,
    preferences,
    onOpenReasons,
    onReadAloud,
  } = props;
  const newest = entries.findLast(isTale);

  function command(name: Command) {
    return () => {
      const isOpen = !session.is_completed || COMMANDS_AFTER_THE_END.includes(name);
      const isPossible = name !== 'undo' || props.canUndo !== false;
      if (!isTakingTurn && !isOffline && isOpen && isPossible) onCommand(name);
    };
  }

  useShortcuts(
    {
      c: command('continue'),
      i: command('immerse'),
      s: command('show'),
      u: command('undo'),
      '/': () => inputRef.current?.focus(),
      '?': panels.openShortcuts,
      ...(newest && onReadAloud && { r: () => onTool('read_aloud', newest) }),
      ...(newest && onOpenReasons && { w: () => onTool('why', newest) }),
      ...(onToggleSession && { m: onToggleSession }),
    },
    preferences.has_letter_keys,
  );
}
