import { KnowHowPanel } from '../../blocks/play/KnowHowPanel/KnowHowPanel.tsx';
import { SectionTitle } from '../../blocks/play/KnowHowPanel/KnowHowPanel.styles.ts';
import { PlaySettings } from '../../blocks/play/PlaySettings/PlaySettings.tsx';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { queries } from '../../theme/queries.ts';
import { usePlayWords } from '../../words/areas/usePlayWords.ts';
import { PlayReasonsPanel } from './PlayReasonsPanel.tsx';
import { PlaySessionPanel } from './PlaySessionPanel.tsx';
import type { PlayAreaProps } from './usePlayControls.ts';

/** Know How, the reasons behind the newest turn, or the player's own tale: one at a time, in the same place. */
export function PlaySidePanel({ session, page, controls }: PlayAreaProps) {
  const { actions, panels, reasonsPanel } = controls;
  const words = usePlayWords();
  // where the top bar has room for four buttons only, the settings are found under Know How
  const isSmall = useMediaQuery(queries.small);
  const { panel, closePanel } = panels;

  if (panel === 'session' && actions.openMap)
    return (
      <PlaySessionPanel session={session} isOffline={page.isOffline} actions={actions} onClose={closePanel} />
    );
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
  if (panel !== 'know_how') return null;
  return (
    <KnowHowPanel
      guideUrl={page.guideUrl}
      costs={controls.costs}
      isReversible={actions.redo !== undefined}
      onClose={closePanel}
    >
      {isSmall && (
        <>
          <SectionTitle>{words.settings}</SectionTitle>
          <PlaySettings
            preferences={page.preferences}
            onPreferencesChange={actions.changePreferences}
            languageSwitch={page.languageSwitch}
            onOpenShortcuts={panels.openShortcuts}
            onOpenSession={controls.onOpenSession}
          />
        </>
      )}
    </KnowHowPanel>
  );
}
