import type { ComponentProps } from 'react';
import type { PlaySessionProps } from './playProps.ts';

export type PlayRootProps = Omit<ComponentProps<'div'>, 'children' | 'onCopy'>;

/** What the screen reads itself. A prop that is not listed here would end up as an attribute in the page. */
const OWN: Readonly<Record<keyof PlaySessionProps, true>> = {
  session: true,
  story: true,
  entries: true,
  hasEarlier: true,
  isLoadingEarlier: true,
  choices: true,
  perhapsMeant: true,
  models: true,
  selectedModels: true,
  sampleUrls: true,
  draft: true,
  credits: true,
  isOffline: true,
  isTakingTurn: true,
  isOpening: true,
  hasHint: true,
  preferences: true,
  reasons: true,
  isReasonsLoading: true,
  reasonsError: true,
  canUndo: true,
  canRedo: true,
  tellings: true,
  currentTelling: true,
  isReported: true,
  isReadingAloud: true,
  map: true,
  isMapLoading: true,
  mapError: true,
  isExporting: true,
  exportError: true,
  isDeleting: true,
  deleteError: true,
  guideUrl: true,
  timings: true,
  onShowEarlier: true,
  onBack: true,
  onDraftChange: true,
  onAction: true,
  onRedo: true,
  onRetell: true,
  onChooseTelling: true,
  onBranch: true,
  onOpenMap: true,
  onExport: true,
  onDelete: true,
  onChoose: true,
  onSelectModel: true,
  onSelectAlternative: true,
  onPreferencesChange: true,
  onReadAloud: true,
  onCopy: true,
  onReportPart: true,
  onOpenReasons: true,
  onReport: true,
  onCopyReasons: true,
};

/** What is meant for the root element, whichever is shown. */
export function rootPropsOf(props: PlayRootProps & Partial<PlaySessionProps>): PlayRootProps {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !(name in OWN)));
}
