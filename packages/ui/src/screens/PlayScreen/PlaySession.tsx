import { useMemo, useRef } from 'react';
import { type Command, type CommandCosts, costsOf } from '../../blocks/play/commands.ts';
import { taleScale } from '../../blocks/play/playPreferences.ts';
import { ignoringHeldEnter } from '../../hooks/repeatedPress.ts';
import { useScrollLock } from '../../hooks/useScrollLock.ts';
import { PlayDialogs } from './PlayDialogs.tsx';
import { PlayFoot } from './PlayFoot.tsx';
import { PlayGround } from './PlayGround.tsx';
import { PlayHeader } from './PlayHeader.tsx';
import { PlayNotices } from './PlayNotices.tsx';
import type { PlaySessionProps } from './playProps.ts';
import { type PlayRootProps, rootPropsOf } from './rootProps.ts';
import { PanelPlace, PlayRoot, Top } from './PlayScreen.styles.ts';
import { PlaySidePanel } from './PlaySidePanel.tsx';
import { PlayTale } from './PlayTale.tsx';
import { useChosenModels } from './useChosenModels.ts';
import { useEntryTools } from './useEntryTools.ts';
import { usePlayPanels } from './usePlayPanels.ts';
import { usePlayShortcuts } from './usePlayShortcuts.ts';
import { useReasonsPanel } from './useReasonsPanel.ts';
import { useSessionPanel } from './useSessionPanel.ts';

/** A session that is played: title, pickers, log, choices and commands. */
export function PlaySession(props: PlayRootProps & PlaySessionProps) {
  const { story, preferences, onAction } = props;
  const panels = usePlayPanels();
  const inputRef = useRef<HTMLInputElement>(null);
  const reasons = useReasonsPanel(props, panels);
  const { tools, activeTool, handleTool } = useEntryTools(props, panels, reasons);
  const costs = useCosts(story);
  const chosenModels = useChosenModels(props);
  const ownTale = useSessionPanel(props, panels);
  const handleCommand = (command: Command) => (command === 'undo' ? panels.askForUndo() : onAction(command));
  useScrollLock();
  usePlayShortcuts({
    props,
    inputRef,
    panels,
    onCommand: handleCommand,
    onTool: handleTool,
    onToggleSession: ownTale.toggle,
  });

  return (
    <PlayRoot
      data-has-panel={panels.panel === 'know_how' || reasons.isShown || ownTale.isShown || undefined}
      data-text-only={preferences.is_text_only || undefined}
      {...rootPropsOf(props)}
      // it would take one paid turn after the other; dialogs and panels are covered as well
      onKeyDownCapture={ignoringHeldEnter(props.onKeyDownCapture)}
      style={{ '--kl-tale-scale': taleScale(preferences), ...props.style }}
    >
      {!preferences.is_text_only && <PlayGround src={story?.cover_image_url ?? null} />}
      <Top>
        <PlayHeader {...props} panels={panels} onOpenSession={ownTale.open} />
        <PlayNotices {...props} />
      </Top>
      <PanelPlace>
        <PlaySidePanel
          {...props}
          costs={costs}
          panels={panels}
          reasonsPanel={reasons}
          onOpenSession={ownTale.open}
        />
      </PanelPlace>
      <PlayTale
        {...props}
        tools={tools}
        activeTool={activeTool}
        retellCost={chosenModels.text?.credit_cost}
        onTool={handleTool}
      />
      <PlayFoot
        {...props}
        costs={costs}
        chosenModels={chosenModels}
        inputRef={inputRef}
        onCommand={handleCommand}
      />
      <PlayDialogs {...props} costs={costs} panels={panels} />
    </PlayRoot>
  );
}

function useCosts(story: PlaySessionProps['story']): CommandCosts {
  const commands = story?.game_config.commands;
  return useMemo(() => costsOf(commands), [commands]);
}
