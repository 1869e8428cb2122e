import { KnowHowPanel } from '../../blocks/play/KnowHowPanel/KnowHowPanel.tsx';
import { PlaySettings } from '../../blocks/play/PlaySettings/PlaySettings.tsx';
import { SidePanel } from '../../blocks/play/SidePanel/SidePanel.tsx';
import { lazyWithRetry } from '../../patterns/LoadFailure/lazyWithRetry.tsx';
import { loadSessionPanel } from './loadSessionPanel.ts';
import { storyLanguageOf } from './storyLanguageOf.ts';
import type { PlayAreaProps } from './usePlayControls.ts';
import { playWords } from '../../words/play/en.ts';
import { useWords } from '../../words/useWords.ts';

/** Loaded lazily: opening one of these two panels calls the server, and its script loads meanwhile. */
const PlaySessionPanel = lazyWithRetry(loadSessionPanel);
const PlayReasonsPanel = lazyWithRetry(async () => (await import('./PlayReasonsPanel.tsx')).PlayReasonsPanel);
/** Loaded lazily: few tales are played together. */
const PlayTogetherPanel = lazyWithRetry(async () => (await import('./PlayTogether.tsx')).PlayTogetherPanel);

/**
 * The open side panel: Know How, "Why this?", "Your tale", the players, or on a phone the settings; one at a
 * time.
 */
export function PlaySidePanel({ session, page, controls, eyesClosedMode }: PlayAreaProps) {
  const { actions, panels, reasonsPanel } = controls;
  const words = useWords(playWords);
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
  if (panel === 'settings')
    return (
      <SidePanel title={words.settings} onClose={closePanel}>
        <PlaySettings
          preferences={page.preferences}
          onPreferencesChange={actions.changePreferences}
          languageSwitch={page.languageSwitch}
          storyLanguage={storyLanguageOf(session.story, actions)}
          onOpenShortcuts={panels.openShortcuts}
          onOpenEyesClosed={
            eyesClosedMode.open &&
            (() => {
              closePanel();
              eyesClosedMode.open?.();
            })
          }
        />
      </SidePanel>
    );
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
