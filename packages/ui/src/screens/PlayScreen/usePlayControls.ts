import { useMemo, useRef } from 'react';
import { type Command, costsOf, COMMANDS } from '../../blocks/play/commands.ts';
import { mayNow } from '../../blocks/play/TogetherPanel/playedTogether.ts';
import { useStableActions } from '../../hooks/useStableActions.ts';
import type { PlayedSession, PlayPageProps, PlaySessionProps } from './playProps.ts';
import { usePlayPanels } from './usePlayPanels.ts';
import { usePlayShortcuts } from './usePlayShortcuts.ts';
import { useReasonsPanel } from './useReasonsPanel.ts';
import type { EyesClosedMode } from './useEyesClosedMode.ts';
import { useSessionPanel } from './useSessionPanel.ts';

const FOR_MEMBERS: readonly Command[] = ['continue'];

/** The shared state of the screen's areas: stable actions, open panels, chosen models and costs. */
export function usePlayControls({ session, isOffline, preferences, ...page }: PlaySessionProps) {
  const { models, selectedModels } = page;
  const { text, image } = selectedModels;
  const commands = session.story?.game_config.commands;
  const actions = useStableActions(page.actions);
  const panels = usePlayPanels();
  const inputRef = useRef<HTMLInputElement>(null);
  const reasonsPanel = useReasonsPanel(session, actions, panels);
  const sessionPanel = useSessionPanel({ session, isOffline, actions }, panels);
  const may = mayNow(page.together?.together);
  // a vote is for a choice; only without choices it is for Continue
  const mayContinue = may.choose && !(may.votes && session.choices && session.choices.length > 0);
  const { onAct, onCommand, onToggleSession } = useStableActions({
    onAct: (words: string) => actions.act('custom_action', words),
    onCommand: (name: Command) => {
      if (name === 'continue' ? mayContinue : may.change) actions.act(name);
    },
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
    /** The actions that the reader may take now in a game with other players. */
    may,
    mayContinue,
    /** The commands: only the payer may change the tale as a whole. */
    commands: may.change ? COMMANDS : FOR_MEMBERS,
    reasonsPanel,
    sessionPanel,
    costs: useMemo(() => costsOf(commands), [commands]),
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

export interface PlayAreaProps {
  session: PlayedSession;
  page: Omit<PlayPageProps, 'actions'>;
  controls: PlayControls;
  eyesClosedMode: EyesClosedMode;
}
