import { KnowHowPanel } from '../../blocks/play/KnowHowPanel/KnowHowPanel.tsx';
import { SectionTitle } from '../../blocks/play/KnowHowPanel/KnowHowPanel.styles.ts';
import type { CommandCosts } from '../../blocks/play/commands.ts';
import { PlaySettings } from '../../blocks/play/PlaySettings/PlaySettings.tsx';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { queries } from '../../theme/queries.ts';
import { usePlayWords } from '../../words/areas/usePlayWords.ts';
import type { PlaySessionProps } from './playProps.ts';
import { PlayReasonsPanel } from './PlayReasonsPanel.tsx';
import { PlaySessionPanel } from './PlaySessionPanel.tsx';
import type { PlayPanels } from './usePlayPanels.ts';
import type { ReasonsPanel } from './useReasonsPanel.ts';

interface PlaySidePanelProps extends PlaySessionProps {
  costs: CommandCosts;
  panels: PlayPanels;
  reasonsPanel: ReasonsPanel;
  /** Opens the player's own tale. */
  onOpenSession: (() => void) | undefined;
}

/** Know How, the reasons behind the newest part, or the player's own tale: one at a time, in the same place. */
export function PlaySidePanel(props: PlaySidePanelProps) {
  const { panels } = props;
  const words = usePlayWords();
  // where the top bar has room for four buttons only, the settings are found under Know How
  const isSmall = useMediaQuery(queries.small);

  if (panels.panel === 'session' && props.onOpenMap)
    return <PlaySessionPanel {...props} onClose={panels.closePanel} />;
  if (props.reasonsPanel.isShown) return <PlayReasonsPanel {...props} onClose={panels.closePanel} />;
  if (panels.panel !== 'know_how') return null;
  return (
    <KnowHowPanel
      guideUrl={props.guideUrl}
      costs={props.costs}
      isReversible={props.onRedo !== undefined}
      onClose={panels.closePanel}
    >
      {isSmall && (
        <>
          <SectionTitle>{words.settings}</SectionTitle>
          <PlaySettings
            preferences={props.preferences}
            onPreferencesChange={props.onPreferencesChange}
            languageSwitch={props.languageSwitch}
            onOpenShortcuts={panels.openShortcuts}
            onOpenSession={props.onOpenSession}
          />
        </>
      )}
    </KnowHowPanel>
  );
}
