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
  isDisabled: boolean;
  isCompleted: boolean;
  isPulsing: boolean;
  onCommand: (command: Command, button: HTMLButtonElement) => void;
}

/** Continue, Immerse, Show and Undo, each with what it does and what it costs. */
export function CommandButtons({
  current_xp,
  costs,
  isDisabled,
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
        const { name, help, explanation } = words.command[command];
        return (
          <CommandButton
            key={command}
            type="button"
            title={cost > 0 ? `${explanation} ${words.costs(cost)}` : explanation}
            disabled={isDisabled || (isCompleted && !COMMANDS_AFTER_THE_END.includes(command))}
            data-pulse={(isPulsing && command === 'continue') || undefined}
            data-directional={DIRECTIONAL_COMMANDS.includes(command) || undefined}
            onClick={(event) => onCommand(command, event.currentTarget)}
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
        );
      })}
    </Commands>
  );
}
