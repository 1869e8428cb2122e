import { useMemo, useRef } from 'react';
import { type Command, costsOf } from '../../blocks/play/commands.ts';
import { useStableActions } from '../../hooks/useStableActions.ts';
import type { PlayedSession, PlayPageProps, PlaySessionProps } from './playProps.ts';
import { usePlayPanels } from './usePlayPanels.ts';
import { usePlayShortcuts } from './usePlayShortcuts.ts';
import { useReasonsPanel } from './useReasonsPanel.ts';
import type { Hearing } from './useHearing.ts';
import { useSessionPanel } from './useSessionPanel.ts';

/** What the areas of the screen share: the actions, always the same, and what is open, chosen and paid. */
export function usePlayControls({ session, isOffline, preferences, ...page }: PlaySessionProps) {
  const { models, selectedModels } = page;
  const { text, image } = selectedModels;
  const commands = session.story?.game_config.commands;
  const actions = useStableActions(page.actions);
  const panels = usePlayPanels();
  const inputRef = useRef<HTMLInputElement>(null);
  const reasonsPanel = useReasonsPanel(session, actions, panels);
  const sessionPanel = useSessionPanel({ session, isOffline, actions }, panels);
  const { onAct, onCommand, onToggleSession } = useStableActions({
    onAct: (words: string) => actions.act('custom_action', words),
    onCommand: (name: Command) => actions.act(name),
    onToggleSession: sessionPanel.toggle,
  });
  usePlayShortcuts({
    session,
    isOffline,
    hasLetterKeys: preferences.has_letter_keys,
    inputRef,
    panels,
    readAloud: actions.readAloud,
    eyesClosed: page.eyesClosed,
    onCommand,
    toggleReasons: reasonsPanel.toggle,
    toggleSession: sessionPanel.toggle,
  });
  return {
    actions,
    panels,
    inputRef,
    reasonsPanel,
    sessionPanel,
    costs: useMemo(() => costsOf(commands), [commands]),
    /** The models that tell and draw now. */
    chosenModels: useMemo(
      () => ({
        text: models.text.find(({ model_key }) => model_key === text),
        image: models.image.find(({ model_key }) => model_key === image),
      }),
      [models, text, image],
    ),
    onAct,
    onCommand,
    onToggleSession,
  };
}

type PlayControls = ReturnType<typeof usePlayControls>;

/** What an area of the screen is drawn from. */
export interface PlayAreaProps {
  session: PlayedSession;
  page: Omit<PlayPageProps, 'actions'>;
  controls: PlayControls;
  hearing: Hearing;
}
