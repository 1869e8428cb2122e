import { WhyThisPanel } from '../../blocks/play/WhyThisPanel/WhyThisPanel.tsx';
import type { PlaySessionProps } from './playProps.ts';
import type { ReasonsPanel } from './useReasonsPanel.ts';

interface PlayReasonsPanelProps extends Pick<
  PlaySessionProps,
  | 'story'
  | 'models'
  | 'reasons'
  | 'isReasonsLoading'
  | 'reasonsError'
  | 'isReported'
  | 'onReport'
  | 'onCopyReasons'
> {
  reasonsPanel: ReasonsPanel;
  /** Called for Escape and for the close button. */
  onClose: () => void;
}

/** What shaped the newest part; while that is told, it is not known. */
export function PlayReasonsPanel({ reasonsPanel, ...props }: PlayReasonsPanelProps) {
  const { isTelling, retry } = reasonsPanel;
  return (
    <WhyThisPanel
      reasons={isTelling ? undefined : props.reasons}
      models={props.models.text}
      language={props.story?.language}
      loading={isTelling || props.isReasonsLoading}
      error={isTelling ? undefined : props.reasonsError}
      isReported={props.isReported}
      onRetry={retry}
      onReport={props.onReport}
      onCopy={props.onCopyReasons}
      onClose={props.onClose}
    />
  );
}
