import { KnowHowPanel } from '../../blocks/play/KnowHowPanel/KnowHowPanel.tsx';
import { SectionTitle } from '../../blocks/play/KnowHowPanel/KnowHowPanel.styles.ts';
import type { CommandCosts } from '../../blocks/play/commands.ts';
import { PlaySettings } from '../../blocks/play/PlaySettings/PlaySettings.tsx';
import { WhyThisPanel } from '../../blocks/play/WhyThisPanel/WhyThisPanel.tsx';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { queries } from '../../theme/queries.ts';
import { usePlayWords } from '../../words/areas/usePlayWords.ts';
import type { PlaySessionProps } from './playProps.ts';
import type { PlayPanels } from './usePlayPanels.ts';

interface PlaySidePanelProps extends Pick<
  PlaySessionProps,
  'guideUrl' | 'preferences' | 'onPreferencesChange' | 'reasons' | 'isReported' | 'onReport' | 'onCopyReasons'
> {
  costs: CommandCosts;
  panels: PlayPanels;
}

/** Know How, or the reasons behind the newest part: one at a time, in the same place. */
export function PlaySidePanel({
  guideUrl,
  preferences,
  onPreferencesChange,
  reasons,
  isReported,
  onReport,
  costs,
  panels,
  onCopyReasons,
}: PlaySidePanelProps) {
  const words = usePlayWords();
  // where the top bar has room for four buttons only, the settings are found under Know How
  const isSmall = useMediaQuery(queries.small);

  if (panels.panel === 'why' && reasons)
    return (
      <WhyThisPanel
        reasons={reasons}
        isReported={isReported}
        onReport={() => onReport?.()}
        onCopy={onCopyReasons}
        onClose={panels.closePanel}
      />
    );
  if (panels.panel !== 'know_how') return null;
  return (
    <KnowHowPanel guideUrl={guideUrl} costs={costs} onClose={panels.closePanel}>
      {isSmall && (
        <>
          <SectionTitle>{words.settings}</SectionTitle>
          <PlaySettings
            preferences={preferences}
            onPreferencesChange={onPreferencesChange}
            onOpenShortcuts={panels.openShortcuts}
          />
        </>
      )}
    </KnowHowPanel>
  );
}
