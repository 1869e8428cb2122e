import { COMMAND_XP } from '@kathaloka/contract/limits';
import type { ComponentProps, RefObject } from 'react';
import { useHasMotion } from '../../../hooks/MotionProvider.tsx';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import type { Command, CommandCosts } from '../commands.ts';
import { ActionForm } from './ActionForm.tsx';
import { CommandButtons } from './CommandButtons.tsx';
import { Ended, Panel } from './CommandPanel.styles.ts';
import { useHintPulse } from './useHintPulse.ts';

export interface CommandPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The text of the input. */
  text: string;
  /** Called with each new text. */
  onTextChange: (text: string) => void;
  /** Called with the custom action, trimmed. */
  onAct: (action: string) => void;
  /** Called when one of the four buttons is clicked. */
  onCommand: (command: Command) => void;
  /** The remaining XP, shown in the input. */
  current_xp: number;
  /** Costs in XP that differ from the defaults. */
  costs?: CommandCosts;
  /** Whether a turn is running: everything is disabled, and focus is kept. */
  loading?: boolean | undefined;
  /** Whether the story has ended: only Show and Undo are enabled. */
  isCompleted?: boolean | undefined;
  /** Whether to show the hint at Continue, for new players. */
  hasHint?: boolean | undefined;
  /** Time from the start of one hint to the next. */
  hintIntervalMs?: number | undefined;
  /** How long one hint lasts. */
  hintPulseMs?: number | undefined;
  /** A ref to the input, for moving focus there. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** The custom action and the four commands. */
export function CommandPanel({
  text,
  onTextChange,
  onAct,
  onCommand,
  current_xp,
  costs = {},
  loading = false,
  isCompleted = false,
  hasHint = false,
  hintIntervalMs,
  hintPulseMs,
  inputRef,
  ...rest
}: CommandPanelProps) {
  const words = usePlayWords();
  const hasMotion = useHasMotion();
  const isPulsing = useHintPulse({
    isOn: hasHint && hasMotion && !loading && !isCompleted,
    intervalMs: hintIntervalMs,
    pulseMs: hintPulseMs,
  });

  return (
    <Panel {...rest}>
      {isCompleted && <Ended>{words.finished}</Ended>}
      <ActionForm
        text={text}
        onTextChange={onTextChange}
        onAct={onAct}
        current_xp={current_xp}
        disabled={loading || isCompleted}
        inputRef={inputRef}
      />
      <CommandButtons
        current_xp={current_xp}
        costs={{ ...COMMAND_XP, ...costs }}
        disabled={loading}
        isCompleted={isCompleted}
        isPulsing={isPulsing}
        onCommand={onCommand}
      />
    </Panel>
  );
}
