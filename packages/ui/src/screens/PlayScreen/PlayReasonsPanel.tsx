import { WhyThisPanel } from '../../blocks/play/WhyThisPanel/WhyThisPanel.tsx';
import type { PlaySessionProps } from './playProps.ts';
import type { ReasonsPanel } from './useReasonsPanel.ts';

interface PlayReasonsPanelProps extends Pick<PlaySessionProps, 'session' | 'models' | 'actions'> {
  reasonsPanel: ReasonsPanel;
  /** Called for Escape and for the close button. */
  onClose: () => void;
}

/** The panel "Why this?": the reasons of the newest turn, once it has been told. */
export function PlayReasonsPanel({ session, models, actions, reasonsPanel, onClose }: PlayReasonsPanelProps) {
  const { story, reasons, isReported } = session;
  const { isRunning, retry } = reasonsPanel;
  return (
    <WhyThisPanel
      reasons={isRunning ? undefined : reasons?.data}
      models={models.text}
      language={story?.language}
      loading={isRunning || reasons?.isLoading}
      error={isRunning ? undefined : reasons?.error}
      isReported={isReported}
      onRetry={retry}
      onReport={actions.reportToAuthor}
      onCopy={actions.copyReasons}
      onClose={onClose}
    />
  );
}
