import { useState } from 'react';
import { isSecondClick } from '../../../../hooks/repeatedPress.ts';
import { openedPart, type SignProps } from '../../../../patterns/LoadFailure/openedPart.tsx';
import type { LogEntry } from '../../logEntry.ts';
import { useLog } from '../logContext.ts';
import type { TurnTool } from './turnTool.ts';
import type { ToolMenuProps } from './ToolMenu.tsx';
import { ToolMenuSign } from './ToolMenuSign.tsx';
import { Opener, Tool, Tools } from './TurnTools.styles.ts';
import { TURN_TOOLS, type TurnToolName } from './registry.ts';
import { playWords } from '../../../../words/play/en.ts';
import { reportWords } from '../../../../words/report/en.ts';
import { useWords } from '../../../../words/useWords.ts';

/** Loads the menu, which is heavier than its button: with the first press, or ahead. */
export const loadToolMenu = () => import('./ToolMenu.tsx').then((part) => part.ToolMenu);
const ToolMenu = openedPart(loadToolMenu, ClosedMenu);

function ClosedMenu({ part: { activeTool, open }, buttonRef, onPress }: SignProps<ToolMenuProps>) {
  return (
    <ToolMenuSign
      ref={buttonRef}
      activeTool={activeTool}
      aria-haspopup="menu"
      aria-expanded={open}
      onClick={onPress}
    />
  );
}

interface TurnToolsProps {
  entry: LogEntry;
  isNewest: boolean;
  /** The tool whose panel is open, or which is running. */
  activeTool?: TurnToolName | undefined;
  /** Whether a turn is running. */
  loading: boolean;
  /** Whether the tools are rendered, or only a button that reaches them by keyboard. */
  isOpen: boolean;
}

/**
 * The tools of a turn; on a phone in a menu. The tools of older turns are rendered only on hover, focus or tap.
 */
export function TurnTools({ entry, isNewest, isOpen, ...rest }: TurnToolsProps) {
  const words = useWords(playWords);
  const { toolbox, hasToolMenu } = useLog();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const place = isNewest ? 'newest' : 'older';
  const offered = TURN_TOOLS.filter(
    (tool) => (tool.place ?? place) === place && toolbox && tool.isOffered(toolbox),
  );
  if (offered.length === 0) return null;
  return (
    <Tools
      aria-label={words.toolsOf}
      data-menu={hasToolMenu || undefined}
      data-open={isMenuOpen || undefined}
    >
      {!isNewest && (
        <Opener type="button" aria-expanded={isOpen}>
          <bdi>{words.toolsOf}</bdi>
        </Opener>
      )}
      {hasToolMenu && (isOpen || isMenuOpen) && (
        <ToolMenu tools={offered} entry={entry} open={isMenuOpen} onOpenChange={setIsMenuOpen} {...rest} />
      )}
      {!hasToolMenu &&
        isOpen &&
        offered.map((tool) => <ToolButton key={tool.name} tool={tool} entry={entry} {...rest} />)}
    </Tools>
  );
}

interface ToolButtonProps extends Pick<TurnToolsProps, 'entry' | 'activeTool' | 'loading'> {
  tool: TurnTool;
}

function ToolButton({ tool, entry, activeTool, loading }: ToolButtonProps) {
  const words = { play: useWords(playWords), report: useWords(reportWords) };
  const { toolbox } = useLog();
  const state = { retellCost: toolbox?.retellCost, isActive: activeTool === tool.name };
  const Icon = (state.isActive && tool.activeIcon) || tool.icon;
  const isOff = tool.takesTurn && loading;
  return (
    <Tool
      type="button"
      aria-pressed={tool.isToggle ? state.isActive : undefined}
      // a disabled button would lose focus
      aria-disabled={isOff || undefined}
      onClick={(event) => {
        const isPaidTwice = tool.takesTurn && isSecondClick(event);
        if (!isOff && !isPaidTwice) tool.perform(toolbox?.actions ?? {}, entry);
      }}
    >
      <Icon />
      <bdi>{tool.label(words, state)}</bdi>
    </Tool>
  );
}
