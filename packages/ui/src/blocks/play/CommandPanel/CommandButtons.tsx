import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import {
  type Command,
  type CommandCosts,
  commandIcons,
  COMMANDS,
  COMMANDS_AFTER_THE_END,
  DIRECTIONAL_COMMANDS,
} from '../commands.ts';
import { CommandButton, CommandName, Commands, Cost, Help } from './CommandPanel.styles.ts';

interface CommandButtonsProps {
  current_xp: number;
  costs: Required<CommandCosts>;
  disabled: boolean;
  isCompleted: boolean;
  isPulsing: boolean;
  onCommand: (command: Command) => void;
}

/** Continue, Immerse, Show and Undo, each with its effect and its cost. */
export function CommandButtons({
  current_xp,
  costs,
  disabled,
  isCompleted,
  isPulsing,
  onCommand,
}: CommandButtonsProps) {
  const words = usePlayWords();
  return (
    <Commands aria-label={words.commands}>
      {COMMANDS.map((command) => {
        const Icon = commandIcons[command];
        const cost = costs[command];
        const isShort = cost > current_xp;
        const isOff = disabled || (isCompleted && !COMMANDS_AFTER_THE_END.includes(command));
        const { name, help, explanation } = words.command[command];
        return (
          <Tooltip
            key={command}
            side="top"
            opensBy="hold"
            trigger={
              <CommandButton
                type="button"
                // a disabled button would drop the focus of whoever has just pressed it
                aria-disabled={isOff}
                data-pulse={(isPulsing && command === 'continue') || undefined}
                data-directional={DIRECTIONAL_COMMANDS.includes(command) || undefined}
                onClick={() => !isOff && onCommand(command)}
              >
                <Icon />
                <CommandName>
                  {name}
                  {cost > 0 && (
                    <Cost aria-hidden dir="ltr">
                      {words.xp(cost)}
                    </Cost>
                  )}
                </CommandName>
                <Help aria-hidden data-short={isShort || undefined}>
                  {isShort ? words.needsXp(cost) : help}
                </Help>
                <VisuallyHidden>{isShort ? words.needsXp(cost) : ''}</VisuallyHidden>
              </CommandButton>
            }
          >
            {cost > 0 ? `${explanation} ${words.costs(cost)}` : explanation}
          </Tooltip>
        );
      })}
    </Commands>
  );
}
