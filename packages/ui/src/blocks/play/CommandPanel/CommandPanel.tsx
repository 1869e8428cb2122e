import type { PlayChoice } from '@kathaloka/contract/entities';
import { COMMAND_XP } from '@kathaloka/contract/limits';
import type { ComponentProps, RefObject } from 'react';
import { useHasMotion } from '../../../hooks/MotionProvider.tsx';
import type { Command, CommandCosts } from '../commands.ts';
import { ActionForm } from './ActionForm.tsx';
import { ChoicesOnly } from './ChoicesOnly.tsx';
import { CommandButtons, type CommandModels } from './CommandButtons.tsx';
import { Panel } from './CommandPanel.styles.ts';
import { useHintPulse } from './useHintPulse.ts';
import { useUnfolding } from './useUnfolding.ts';

export interface CommandPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The text of the input. */
  value: string;
  /** Called with each new text. */
  onValueChange: (value: string) => void;
  /** Called with the custom action, trimmed. */
  onAct: (action: string) => void;
  /** Called when one of the four buttons is clicked. */
  onCommand: (command: Command) => void;
  /** The remaining XP, shown in the input; undefined while they are not known. */
  current_xp: number | undefined;
  /** Whose XP they are, where the session is somebody else’s. */
  owner?: string | undefined;
  /** The credits of the account, shown beside the XP. */
  credits?: number | undefined;
  /**
   * Costs in XP that differ from the defaults.
   * @default {}
   */
  costs?: CommandCosts;
  /**
   * The chosen models, whose credits are a part of what a command costs.
   * @default {}
   */
  models?: CommandModels | undefined;
  /**
   * The choices that are open: at a fork, Continue and Immerse do something else, and say so.
   * @default []
   */
  choices?: readonly Pick<PlayChoice, 'is_detour'>[] | undefined;
  /**
   * Whether a turn is running: everything is disabled, and the focus stays.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Whether there are choices and commands alone: nothing can be typed.
   * @default false
   */
  isChoicesOnly?: boolean | undefined;
  /** Why nothing can be typed, where it is not for the account. */
  choicesNote?: string | undefined;
  /**
   * The commands that there are.
   * @default COMMANDS
   */
  commands?: readonly Command[] | undefined;
  /**
   * Whether Continue can be pressed: not at the turn of somebody else, nor while choices are voted on.
   * @default true
   */
  mayContinue?: boolean | undefined;
  /**
   * Whether there is no connection: nothing can be sent, and words can be written.
   * @default false
   */
  isOffline?: boolean | undefined;
  /**
   * Whether there is a turn to take back.
   * @default true
   */
  canUndo?: boolean | undefined;
  /**
   * Whether there is a turn to bring back: Redo is shown.
   * @default false
   */
  canRedo?: boolean | undefined;
  /** Called when Redo is pressed. Without it Undo cannot be reversed. */
  onRedo?: (() => void) | undefined;
  /**
   * Whether to show the hint at Continue, for new players.
   * @default false
   */
  hasHint?: boolean | undefined;
  /** Time from the start of one hint to the next. */
  hintIntervalMs?: number | undefined;
  /** How long one hint lasts. */
  hintPulseMs?: number | undefined;
  /** A ref to the input, for moving focus there. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * The custom action and the four commands; on a phone in one line, until the field is touched.
 *
 * @example
 * <CommandPanel
 *   value={text}
 *   onValueChange={setText}
 *   onAct={(action) => act(action)}
 *   onCommand={(command) => run(command)}
 *   current_xp={40}
 * />
 */
export function CommandPanel({
  value,
  onValueChange,
  onAct,
  onCommand,
  current_xp,
  owner,
  credits,
  costs = {},
  models = {},
  choices = [],
  loading = false,
  isChoicesOnly = false,
  choicesNote,
  commands,
  mayContinue = true,
  isOffline = false,
  canUndo = true,
  canRedo = false,
  onRedo,
  hasHint = false,
  hintIntervalMs,
  hintPulseMs,
  inputRef,
  ...rest
}: CommandPanelProps) {
  const isOn = useHasMotion() && hasHint && !loading && !isOffline;
  const isPulsing = useHintPulse({ isOn, intervalMs: hintIntervalMs, pulseMs: hintPulseMs });
  const { isFolded, panelProps, fieldProps } = useUnfolding({ text: value, loading }, rest);
  const form = { value, onValueChange, onAct, current_xp, owner, credits, isOffline, inputRef, fieldProps };

  return (
    <Panel data-folded={(isFolded && !isChoicesOnly) || undefined} {...rest} {...panelProps}>
      {isChoicesOnly ? (
        <ChoicesOnly current_xp={current_xp} owner={owner} note={choicesNote} />
      ) : (
        <ActionForm {...form} disabled={loading} />
      )}
      <CommandButtons
        current_xp={current_xp}
        costs={{ ...COMMAND_XP, ...costs }}
        models={models}
        ways={choices.filter(({ is_detour }) => !is_detour).length}
        commands={commands}
        disabled={loading || isOffline}
        mayContinue={mayContinue}
        canUndo={canUndo}
        isPulsing={isPulsing}
        onCommand={onCommand}
        onRedo={canRedo ? onRedo : undefined}
        isReversible={onRedo !== undefined}
      />
    </Panel>
  );
}
