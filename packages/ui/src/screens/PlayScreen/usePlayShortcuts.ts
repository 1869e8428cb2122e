import type { RefObject } from 'react';
import { type Command, COMMANDS_AFTER_THE_END } from '../../blocks/play/commands.ts';
import { isNarrated } from '../../blocks/play/logEntry.ts';
import { useShortcuts } from '../../hooks/useShortcuts.ts';
import type { PlaySessionProps } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';

interface PlayShortcutsOptions extends Pick<PlaySessionProps, 'session' | 'isOffline' | 'eyesClosed'> {
  hasLetterKeys: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  panels: PlayPanels;
  readAloud: PlaySessionProps['actions']['readAloud'];
  onCommand: (command: Command) => void;
  /** Opens and closes "Why this?"; undefined without reasons. */
  toggleReasons: (() => void) | undefined;
  /** Opens and closes "Your tale"; undefined without a map. */
  toggleSession: (() => void) | undefined;
}

/** Single-letter shortcuts of the play screen. They can be turned off (WCAG 2.1.4). */
export function usePlayShortcuts({
  session,
  isOffline = false,
  hasLetterKeys,
  inputRef,
  panels,
  readAloud,
  eyesClosed,
  onCommand,
  toggleReasons,
  toggleSession,
}: PlayShortcutsOptions): void {
  const { entries, isTakingTurn = false, is_completed, can_undo } = session;
  const newest = entries.findLast(isNarrated);

  function command(name: Command) {
    return () => {
      const isOpen = !is_completed || COMMANDS_AFTER_THE_END.includes(name);
      const isPossible = name !== 'undo' || can_undo !== false;
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
      // reading aloud has shortcuts of its own for these keys
      ...(!eyesClosed?.isOn && {
        '?': panels.openShortcuts,
        ...(newest && readAloud && { r: () => readAloud(newest) }),
        ...(eyesClosed && { e: () => eyesClosed.onToggle(true) }),
      }),
      ...(newest && toggleReasons && { w: toggleReasons }),
      ...(toggleSession && { m: toggleSession }),
    },
    hasLetterKeys,
  );
}
