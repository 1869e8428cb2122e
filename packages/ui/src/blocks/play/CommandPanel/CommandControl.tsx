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
  /** What it does and costs, as a tooltip. */
  explanation: string;
  /** In XP. */
  cost: number;
  /** Whether there is too little XP for it. */
  isShort: boolean;
  disabled: boolean;
  /** @default false */
  isPulsing?: boolean;
  /** Whether its icon turns round with the line of reading. */
  isDirectional: boolean;
  /**
   * Whether it is pressed several times in a row on purpose, such as Redo: a double click is two presses.
   * @default false
   */
  isPressedInARow?: boolean;
  onPress: () => void;
}

/** A command, with its effect and its cost. */
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
          // a disabled button would drop the focus
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
