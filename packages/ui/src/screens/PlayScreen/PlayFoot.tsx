import { memo } from 'react';
import { CommandPanel, type CommandPanelProps } from '../../blocks/play/CommandPanel/CommandPanel.tsx';
import type { Command } from '../../blocks/play/commands.ts';
import { ownerOf, playerOf, whyNoWords } from '../../blocks/play/TogetherPanel/playedTogether.ts';
import { useVisibleViewport } from '../../hooks/useVisibleViewport.ts';
import { Foot } from './PlayScreen.styles.ts';
import type { PlayAreaProps } from './usePlayControls.ts';
import { playWords } from '../../words/play/en.ts';
import { useWords } from '../../words/useWords.ts';

/** The commands of a game on the device, which needs no narrator. */
const ON_DEVICE: readonly Command[] = ['undo'];

/** The bottom of the screen: everything for a turn, within reach of a thumb. */
export function PlayFoot({ session, page, controls }: PlayAreaProps) {
  const { timings = {} } = page;
  const { actions } = controls;
  const words = useWords(playWords);
  const hasNoWords = page.isChoicesOnly || page.onDevice !== undefined;
  const together = page.together?.together;
  const why = together && whyNoWords(together);
  useVisibleViewport();
  return (
    <Foot aria-label={words.gameCommands}>
      <MemoizedPanel
        value={page.draft}
        current_xp={session.isLoading ? undefined : session.current_xp}
        credits={hasNoWords || !controls.may.change ? undefined : page.credits}
        owner={together && ownerOf(together)}
        isChoicesOnly={hasNoWords || why !== undefined}
        choicesNote={
          page.onDevice
            ? words.choicesOnDevice
            : why && !page.isChoicesOnly
              ? words.noWords[why](playerOf(together, together.payer_id)?.name ?? '')
              : undefined
        }
        commands={page.onDevice ? ON_DEVICE : controls.commands}
        mayContinue={controls.mayContinue}
        costs={controls.costs}
        models={page.isChoicesOnly ? undefined : controls.chosenModels}
        choices={session.choices}
        loading={session.isTakingTurn}
        isOffline={page.isOffline}
        canUndo={session.can_undo}
        canRedo={session.can_redo}
        hasHint={session.hasHint}
        hintIntervalMs={timings.hintIntervalMs}
        hintPulseMs={timings.hintPulseMs}
        inputRef={controls.inputRef}
        onValueChange={actions.changeDraft}
        onAct={controls.onAct}
        onCommand={controls.onCommand}
        onRedo={actions.redo}
      />
    </Foot>
  );
}

/** Memoised: it does not render while words arrive. */
const MemoizedPanel = memo((props: CommandPanelProps) => <CommandPanel {...props} />);
MemoizedPanel.displayName = 'MemoizedPanel';
