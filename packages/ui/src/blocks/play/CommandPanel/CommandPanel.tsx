import type { PlayChoice } from '@kathaloka/contract/entities';
import { COMMAND_XP } from '@kathaloka/contract/limits';
import type { ComponentProps, RefObject } from 'react';
import { useHasMotion } from '../../../hooks/MotionProvider.tsx';
import type { Command, CommandCosts } from '../commands.ts';
import { ActionForm } from './ActionForm.tsx';
import { ChoicesOnly } from './ChoicesOnly.tsx';
import { CommandButtons, type CommandModels } from './CommandButtons.tsx';
import { Panel } from './CommandPanel.styles.ts';
import { UnfoldButton } from './UnfoldButton.tsx';
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
  /** The remaining XP, shown in the input; undefined if unknown. */
  current_xp: number | undefined;
  /** The owner of the XP, if the session belongs to another player. */
  owner?: string | undefined;
  /** The credits of the account, shown beside the XP. */
  credits?: number | undefined;
  /**
   * Costs in XP that differ from the defaults.
   * @default {}
   */
  costs?: CommandCosts;
  /**
   * The chosen models, whose credits are added to the cost of a command.
   * @default {}
   */
  models?: CommandModels | undefined;
  /**
   * The available choices: at a fork, Continue and Immerse have another effect, and say so.
   * @default []
   */
  choices?: readonly Pick<PlayChoice, 'is_detour'>[] | undefined;
  /**
   * Whether a turn is running: everything is disabled, and the focus stays.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Whether the player can choose and give commands, but not type.
   * @default false
   */
  isChoicesOnly?: boolean | undefined;
  /** Why nothing can be typed, if the account is not the reason. */
  choicesNote?: string | undefined;
  /**
   * The commands to show.
   * @default COMMANDS
   */
  commands?: readonly Command[] | undefined;
  /**
   * Whether Continue is enabled: not on another player's turn, nor during a vote.
   * @default true
   */
  mayContinue?: boolean | undefined;
  /**
   * Whether the browser is offline: text can be typed, but nothing can be sent.
   * @default false
   */
  isOffline?: boolean | undefined;
  /**
   * Whether there is a turn to undo.
   * @default true
   */
  canUndo?: boolean | undefined;
  /**
   * Whether there is a turn to restore, so that Redo is shown.
   * @default false
   */
  canRedo?: boolean | undefined;
  /** Called when Redo is pressed. Without it Undo is final. */
  onRedo?: (() => void) | undefined;
  /**
   * Whether Continue pulses as a hint for new players.
   * @default false
   */
  hasHint?: boolean | undefined;
  /** The time from the start of one pulse to the next. */
  hintIntervalMs?: number | undefined;
  /** How long a pulse lasts. */
  hintPulseMs?: number | undefined;
  /** A ref to the input, for moving focus there. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/**
 * The input for a custom action, with the four commands; on a phone a line that unfolds when it is touched.
 *
 * @use Holds the actions that are available in any scene: commands, Undo, and words of the player's own.
 * @avoid Not for choices of the scene: `ChoiceButtons`.
 * @heard Each command with its price; the remaining XP; which control is busy.
 * @keys letters, type, submit
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
  // while the session loads, Continue is hidden on a phone: it would disappear again as soon as choices come
  const hasWays = choices.length > 0 || current_xp === undefined;
  const { isFolded, unfold, panelProps, fieldProps } = useUnfolding(
    { text: value, loading, isChoicesOnly },
    rest,
  );
  const form = { value, onValueChange, onAct, current_xp, owner, credits, isOffline, inputRef, fieldProps };

  return (
    <Panel data-has-ways={hasWays || undefined} {...rest} {...panelProps}>
      {isChoicesOnly ? (
        <ChoicesOnly current_xp={current_xp} owner={owner} note={choicesNote} />
      ) : (
        <ActionForm {...form} disabled={loading} />
      )}
      {isFolded && <UnfoldButton onUnfold={unfold} />}
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
