import { memo, type RefObject } from 'react';
import { CommandPanel, type CommandPanelProps } from '../../blocks/play/CommandPanel/CommandPanel.tsx';
import type { Command, CommandCosts } from '../../blocks/play/commands.ts';
import { useStableHandler } from '../../hooks/useStableHandler.ts';
import { useVisibleViewport } from '../../hooks/useVisibleViewport.ts';
import { usePlayWords } from '../../words/areas/usePlayWords.ts';
import type { PlaySessionProps } from './playProps.ts';
import { Foot } from './PlayScreen.styles.ts';
import type { ChosenModels } from './useChosenModels.ts';

interface PlayFootProps extends Pick<
  PlaySessionProps,
  | 'session'
  | 'credits'
  | 'draft'
  | 'isTakingTurn'
  | 'isOffline'
  | 'canUndo'
  | 'canRedo'
  | 'hasHint'
  | 'timings'
  | 'onDraftChange'
  | 'onAction'
  | 'onRedo'
> {
  costs: CommandCosts;
  chosenModels: ChosenModels;
  inputRef: RefObject<HTMLInputElement | null>;
  onCommand: (command: Command) => void;
}

/** The bottom of the screen: everything for a turn is within reach of a thumb. */
export function PlayFoot({
  session,
  draft,
  isTakingTurn,
  timings = {},
  chosenModels,
  onDraftChange,
  onAction,
  ...rest
}: PlayFootProps) {
  const handleRedo = useStableHandler(rest.onRedo);
  useVisibleViewport();
  return (
    <Foot aria-label={usePlayWords().gameCommands}>
      <RestingPanel
        text={draft}
        current_xp={session.current_xp}
        credits={rest.credits}
        costs={rest.costs}
        models={chosenModels}
        loading={isTakingTurn}
        isOffline={rest.isOffline}
        isCompleted={session.is_completed}
        canUndo={rest.canUndo}
        canRedo={rest.canRedo}
        hasHint={rest.hasHint}
        hintIntervalMs={timings.hintIntervalMs}
        hintPulseMs={timings.hintPulseMs}
        inputRef={rest.inputRef}
        onTextChange={useStableHandler(onDraftChange)}
        onAct={useStableHandler((words: string) => onAction('custom_action', words))}
        onCommand={useStableHandler(rest.onCommand)}
        onRedo={rest.onRedo && handleRedo}
      />
    </Foot>
  );
}

/** It is not rendered again for every word that arrives. */
const RestingPanel = memo((props: CommandPanelProps) => <CommandPanel {...props} />);
RestingPanel.displayName = 'RestingPanel';
