import type { ReactElement } from 'react';
import { Menu, type MenuItem } from '../../../../primitives/Menu/Menu.tsx';
import type { LogEntry } from '../../logEntry.ts';
import { useLog } from '../logContext.ts';
import type { TurnToolName } from './registry.ts';
import type { TurnTool } from './turnTool.ts';
import { playWords } from '../../../../words/play/en.ts';
import { reportWords } from '../../../../words/report/en.ts';
import { useWords } from '../../../../words/useWords.ts';

export interface ToolMenuProps {
  /** Its sign. */
  trigger: ReactElement;
  /** What the turn offers, in order. */
  tools: readonly TurnTool[];
  /** The text of the turn. */
  entry: LogEntry;
  /** The one whose panel is open, or which is at work. */
  activeTool?: TurnToolName | undefined;
  /** A turn is running. */
  loading: boolean;
  /** Whether the menu is open. */
  open: boolean;
  /** The menu opens or closes. */
  onOpenChange: (open: boolean) => void;
}

/** The tools of a turn behind one sign. What one of them costs stands in its line, where one decides. */
export function ToolMenu({ trigger, tools, entry, activeTool, loading, open, onOpenChange }: ToolMenuProps) {
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
    <Menu align="end" open={open} onOpenChange={onOpenChange} items={tools.map(itemOf)} trigger={trigger} />
  );
}
