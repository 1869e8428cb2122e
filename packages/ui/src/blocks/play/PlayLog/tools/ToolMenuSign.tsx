import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import type { TurnToolName } from './registry.ts';
import { playWords } from '../../../../words/play/en.ts';
import { useWords } from '../../../../words/useWords.ts';

interface ToolMenuSignProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The tool whose panel is open, or which is running. */
  activeTool: TurnToolName | undefined;
}

/** The button that opens the menu of a turn's tools. */
export function ToolMenuSign({ activeTool, ...rest }: ToolMenuSignProps) {
  const { toolsOf } = useWords(playWords);
  return (
    <IconButton variant="plain" label={toolsOf} data-active={activeTool !== undefined || undefined} {...rest}>
      <Ellipsis />
    </IconButton>
  );
}
