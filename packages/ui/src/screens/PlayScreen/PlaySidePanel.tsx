import { lazyWithRetry } from '../../patterns/LoadFailure/lazyWithRetry.tsx';
import { loadKnowHow, loadSessionPanel, loadSettingsPanel } from './playParts.ts';
import type { PlayAreaProps } from './usePlayControls.ts';

/** Loaded lazily: opening one of these two panels calls the server, and its script loads meanwhile. */
const PlaySessionPanel = lazyWithRetry(loadSessionPanel);
const PlayReasonsPanel = lazyWithRetry(async () => (await import('./PlayReasonsPanel.tsx')).PlayReasonsPanel);
/** Loaded lazily: few tales are played together. */
const PlayTogetherPanel = lazyWithRetry(async () => (await import('./PlayTogether.tsx')).PlayTogetherPanel);
const KnowHowPanel = lazyWithRetry(loadKnowHow);
const SettingsPanel = lazyWithRetry(loadSettingsPanel);

/**
 * The open side panel: Know How, "Why this?", "Your tale", the players, or the settings; one at a time.
 */
export function PlaySidePanel(area: PlayAreaProps) {
  const { session, page, controls } = area;
  const { actions, panels, reasonsPanel } = controls;
  const { panel, closePanel } = panels;

  if (panel === 'session' && actions.openMap)
    return (
      <PlaySessionPanel
        session={session}
        isOffline={page.isOffline}
        actions={actions}
        onOpenTogether={panels.openTogether}
        onClose={closePanel}
      />
    );
  if (panel === 'together' && page.together)
    return <PlayTogetherPanel port={page.together} isOffline={page.isOffline} onClose={closePanel} />;
  if (reasonsPanel.isShown)
    return (
      <PlayReasonsPanel
        session={session}
        models={page.models}
        actions={actions}
        reasonsPanel={reasonsPanel}
        onClose={closePanel}
      />
    );
  if (panel === 'settings') return <SettingsPanel {...area} />;
  if (panel !== 'know_how') return null;
  return (
    <KnowHowPanel
      guideUrl={page.guideUrl}
      costs={controls.costs}
      isReversible={actions.redo !== undefined}
      onClose={closePanel}
    />
  );
}
