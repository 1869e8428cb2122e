import { useEffect, useEffectEvent } from 'react';
import { TogetherBar } from '../../blocks/play/TogetherBar/TogetherBar.tsx';
import { TogetherPanel } from '../../blocks/play/TogetherPanel/TogetherPanel.tsx';
import type { TogetherPort } from './playProps.ts';
import type { PlayAreaProps } from './usePlayControls.ts';

/** The bar above the tale: the players, and whose turn it is. */
export function PlayTogetherBar({
  session,
  page,
  controls,
}: Pick<PlayAreaProps, 'session' | 'page' | 'controls'>) {
  const { together, isReconnecting, problem, error, actions } = page.together ?? {};
  if (!together || !actions) return null;
  return (
    <TogetherBar
      together={together}
      isRunning={session.isTakingTurn}
      isReconnecting={isReconnecting}
      isOffline={page.isOffline}
      problem={problem}
      // the open panel shows the problem itself
      error={controls.panels.panel === 'together' ? undefined : error}
      onPass={page.isOffline ? undefined : () => actions.pass(together.me)}
      onPausedChange={page.isOffline ? undefined : (is_paused) => actions.change({ is_paused })}
      onOpen={controls.panels.openTogether}
    />
  );
}

interface PlayTogetherPanelProps {
  port: TogetherPort;
  isOffline: boolean | undefined;
  /** Called for Escape and for the close button. */
  onClose: () => void;
}

/** The panel of players, with the invitation and the rules of taking turns. */
export function PlayTogetherPanel({ port, isOffline, onClose }: PlayTogetherPanelProps) {
  const { together, invitation, isInviting, error, actions } = port;
  const forget = useEffectEvent(() => actions.forgetFailure());
  useEffect(() => () => forget(), []);
  return (
    <TogetherPanel
      together={together}
      invitation={invitation}
      actions={actions}
      isOffline={isOffline}
      isInviting={isInviting}
      error={error}
      onClose={onClose}
    />
  );
}
