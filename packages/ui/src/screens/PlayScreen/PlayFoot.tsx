import type { RefObject } from 'react';
import { CommandPanel } from '../../blocks/play/CommandPanel/CommandPanel.tsx';
import type { Command, CommandCosts } from '../../blocks/play/commands.ts';
import type { PlaySessionProps } from './playProps.ts';
import { Foot } from './PlayScreen.styles.ts';

interface PlayFootProps extends Pick<
  PlaySessionProps,
  'session' | 'draft' | 'isTakingTurn' | 'hasHint' | 'timings' | 'onDraftChange' | 'onAction'
> {
  costs: CommandCosts;
  inputRef: RefObject<HTMLInputElement | null>;
  onCommand: (command: Command) => void;
}

/** The bottom of the screen: everything for a turn is within reach of a thumb. */
export function PlayFoot({
  session,
  draft,
  isTakingTurn,
  hasHint,
  timings = {},
  onDraftChange,
  onAction,
  costs,
  inputRef,
  onCommand,
}: PlayFootProps) {
  return (
    <Foot>
      <CommandPanel
        text={draft}
        onTextChange={onDraftChange}
        onAct={(words) => onAction('custom_action', words)}
        onCommand={onCommand}
        current_xp={session.current_xp}
        costs={costs}
        loading={isTakingTurn}
        isCompleted={session.is_completed}
        hasHint={hasHint}
        hintIntervalMs={timings.hintIntervalMs}
        hintPulseMs={timings.hintPulseMs}
        inputRef={inputRef}
      />
    </Foot>
  );
}
