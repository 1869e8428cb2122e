import { COMMAND_XP } from '@kathaloka/contract/limits';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import type { Command, CommandCosts } from '../commands.ts';
import { ActionForm } from './ActionForm.tsx';
import { CommandButtons } from './CommandButtons.tsx';
import { Ended, Panel } from './CommandPanel.styles.ts';
import { useHintPulse } from './useHintPulse.ts';

export interface CommandPanelProps {
  /** What stands in the input. */
  text: string;
  /** Somebody writes. */
  onTextChange: (text: string) => void;
  /** The player's own action, trimmed. */
  onAct: (action: string) => void;
  /** One of the four buttons was pressed. */
  onCommand: (command: Command) => void;
  /** The XP that is left, shown at the end of the input. */
  current_xp: number;
  /** Prices in XP, where they differ from the usual ones. */
  costs?: CommandCosts;
  /** A turn is under way: nothing can be pressed. */
  isBusy?: boolean | undefined;
  /** The tale is told: only Show and Undo run. */
  isCompleted?: boolean | undefined;
  /** Points at Continue now and then, for somebody who is new. */
  hasHint?: boolean | undefined;
  /** Time from the start of one hint to the next. */
  hintIntervalMs?: number | undefined;
  /** How long one hint lasts. */
  hintPulseMs?: number | undefined;
  /** The input, for whoever leads the focus there. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** Where a player acts: an action in their own words, and four commands. */
export function CommandPanel({
  text,
  onTextChange,
  onAct,
  onCommand,
  current_xp,
  costs = {},
  isBusy = false,
  isCompleted = false,
  hasHint = false,
  hintIntervalMs,
  hintPulseMs,
  inputRef,
}: CommandPanelProps) {
  const words = usePlayWords();
  const returnRef = useFocusBack(isBusy);
  const isPulsing = useHintPulse({
    isOn: hasHint && !isBusy && !isCompleted,
    intervalMs: hintIntervalMs,
    pulseMs: hintPulseMs,
  });

  function handleAct(action: string, input: HTMLInputElement) {
    returnRef.current = input;
    onAct(action);
  }

  function handleCommand(command: Command, button: HTMLButtonElement) {
    returnRef.current = button;
    onCommand(command);
  }

  return (
    <Panel>
      {isCompleted && <Ended>{words.finished}</Ended>}
      <ActionForm
        text={text}
        onTextChange={onTextChange}
        onAct={handleAct}
        current_xp={current_xp}
        isDisabled={isBusy || isCompleted}
        inputRef={inputRef}
      />
      <CommandButtons
        current_xp={current_xp}
        costs={{ ...COMMAND_XP, ...costs }}
        isDisabled={isBusy}
        isCompleted={isCompleted}
        isPulsing={isPulsing}
        onCommand={handleCommand}
      />
    </Panel>
  );
}

/** A control that is disabled while a turn runs loses the focus; it gets it back, unless it went elsewhere. */
function useFocusBack(isBusy: boolean) {
  const returnRef = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isBusy || document.activeElement !== document.body) return;
    returnRef.current?.focus();
    returnRef.current = null;
  }, [isBusy]);
  return returnRef;
}
