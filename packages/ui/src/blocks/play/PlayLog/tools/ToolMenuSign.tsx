import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx';
import { usePlayWords } from '../../../../words/areas/usePlayWords.ts';
import type { TurnToolName } from './registry.ts';

interface ToolMenuSignProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The one whose panel is open, or which is at work. */
  activeTool: TurnToolName | undefined;
}

/** What the tools of a turn are behind. */
export function ToolMenuSign({ activeTool, ...rest }: ToolMenuSignProps) {
  const { toolsOf } = usePlayWords();
  return (
    <IconButton variant="plain" label={toolsOf} data-active={activeTool !== undefined || undefined} {...rest}>
      <Ellipsis />
    </IconButton>
  );
}
