import type { ButtonOfPart } from '../../../../patterns/LoadFailure/openedPart.tsx';
import { Menu, type MenuItem } from '../../../../primitives/Menu/Menu.tsx';
import type { LogEntry } from '../../logEntry.ts';
import { useLog } from '../logContext.ts';
import { ToolMenuSign } from './ToolMenuSign.tsx';
import type { TurnToolName } from './registry.ts';
import type { TurnTool } from './turnTool.ts';
import { playWords } from '../../../../words/play/en.ts';
import { reportWords } from '../../../../words/report/en.ts';
import { useWords } from '../../../../words/useWords.ts';

export interface ToolMenuProps {
  /** The tools that the turn offers, in order. */
  tools: readonly TurnTool[];
  /** The entry of the turn. */
  entry: LogEntry;
  /** The tool whose panel is open, or which is running. */
  activeTool?: TurnToolName | undefined;
  /** Whether a turn is running. */
  loading: boolean;
  /** Whether the menu is open. */
  open: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange: (open: boolean) => void;
}

/** The tools of a turn in a menu. Its entry shows the cost of a retelling. */
export function ToolMenu({
  tools,
  entry,
  activeTool,
  loading,
  open,
  onOpenChange,
  buttonRef,
}: ToolMenuProps & ButtonOfPart) {
  const words = { play: useWords(playWords), report: useWords(reportWords) };
  const { toolbox } = useLog();

  function itemOf(tool: TurnTool): MenuItem {
    const isActive = activeTool === tool.name;
    const Icon = (isActive && tool.activeIcon) || tool.icon;
    return {
      label: tool.label(words, { retellCost: toolbox?.retellCost, isActive }),
      icon: <Icon />,
      disabled: tool.takesTurn === true && loading,
      onSelect: () => tool.perform(toolbox?.actions ?? {}, entry),
    };
  }

  return (
    <Menu
      align="end"
      open={open}
      onOpenChange={onOpenChange}
      items={tools.map(itemOf)}
      trigger={<ToolMenuSign ref={buttonRef} activeTool={activeTool} />}
    />
  );
}
