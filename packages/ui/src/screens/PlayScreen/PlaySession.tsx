import { useRef } from 'react';
import { type Command, costsOf } from '../../blocks/play/commands.ts';
import { taleScale } from '../../blocks/play/playPreferences.ts';
import { ShortcutsDialog } from '../../blocks/play/ShortcutsDialog/ShortcutsDialog.tsx';
import { UndoDialog } from '../../blocks/play/UndoDialog/UndoDialog.tsx';
import { useScrollLock } from '../../hooks/useScrollLock.ts';
import { PlayFoot } from './PlayFoot.tsx';
import { PlayGround } from './PlayGround.tsx';
import { PlayHeader } from './PlayHeader.tsx';
import type { PlaySessionProps } from './playProps.ts';
import { type PlayRootProps, rootPropsOf } from './rootProps.ts';
import { PanelPlace, PlayRoot, Top } from './PlayScreen.styles.ts';
import { PlaySidePanel } from './PlaySidePanel.tsx';
import { PlayTale } from './PlayTale.tsx';
import { useEntryTools } from './useEntryTools.ts';
import { usePlayPanels } from './usePlayPanels.ts';
import { usePlayShortcuts } from './usePlayShortcuts.ts';

/** A session that is played: title, pickers, log, choices and commands. */
export function PlaySession(props: PlayRootProps & PlaySessionProps) {
  const { story, preferences, reasons, onAction } = props;
  const panels = usePlayPanels();
  const inputRef = useRef<HTMLInputElement>(null);
  const { tools, activeTool, handleTool } = useEntryTools(props, panels);
  const costs = costsOf(story?.game_config.commands);
  useScrollLock();
  usePlayShortcuts({ props, inputRef, panels, onCommand: handleCommand, onTool: handleTool });

  function handleCommand(command: Command) {
    if (command === 'undo') panels.askForUndo();
    else onAction(command);
  }

  function handleUndo() {
    panels.closeDialog();
    onAction('undo');
  }

  const hasPanel = panels.panel === 'know_how' || (panels.panel === 'why' && reasons !== undefined);
  return (
    <PlayRoot
      data-has-panel={hasPanel || undefined}
      {...rootPropsOf(props)}
      style={{ '--kl-tale-scale': taleScale(preferences), ...props.style }}
    >
      <PlayGround src={story?.cover_image_url ?? null} />
      <Top>
        <PlayHeader {...props} panels={panels} />
      </Top>
      <PanelPlace>
        <PlaySidePanel {...props} costs={costs} panels={panels} />
      </PanelPlace>
      <PlayTale {...props} tools={tools} activeTool={activeTool} onTool={handleTool} />
      <PlayFoot {...props} costs={costs} inputRef={inputRef} onCommand={handleCommand} />
      <UndoDialog
        open={panels.dialog === 'undo'}
        onOpenChange={(open) => !open && panels.closeDialog()}
        onConfirm={handleUndo}
      />
      <ShortcutsDialog
        open={panels.dialog === 'shortcuts'}
        onOpenChange={(open) => !open && panels.closeDialog()}
      />
    </PlayRoot>
  );
}
