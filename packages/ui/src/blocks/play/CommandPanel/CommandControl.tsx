import type { ComponentType } from 'react';
import { isSecondClick } from '../../../hooks/repeatedPress.ts';
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CommandButton, CommandName, Cost, Help } from './CommandButtons.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface CommandControlProps {
  icon: ComponentType;
  name: string;
  help: string;
  /** The effect and the cost, as a tooltip. */
  explanation: string;
  /** The cost in XP. */
  cost: number;
  /** Whether the player has too little XP. */
  isShort: boolean;
  disabled: boolean;
  /** @default false */
  isPulsing?: boolean;
  /** Whether the icon is mirrored in right-to-left languages. */
  isDirectional: boolean;
  /**
   * Whether the button is meant to be pressed repeatedly, like Redo, so that a double click counts as two
   * presses.
   * @default false
   */
  isPressedInARow?: boolean;
  onPress: () => void;
}

/** The button of a command, with its effect and cost. */
export function CommandControl({
  icon: Icon,
  name,
  help,
  explanation,
  cost,
  isShort,
  disabled,
  isPulsing = false,
  isDirectional,
  isPressedInARow = false,
  onPress,
}: CommandControlProps) {
  const words = useWords(playWords);
  return (
    <Tooltip
      side="top"
      opensBy="hold"
      trigger={
        <CommandButton
          type="button"
          // a disabled button would lose focus
          aria-disabled={disabled}
          data-pulse={isPulsing || undefined}
          data-directional={isDirectional || undefined}
          onClick={(event) => {
            if (!disabled && (isPressedInARow || !isSecondClick(event))) onPress();
          }}
        >
          <Icon />
          <CommandName>
            {name}
            {cost > 0 && (
              <Cost aria-hidden data-short={isShort || undefined} dir="ltr">
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
      {explanation}
    </Tooltip>
  );
}
