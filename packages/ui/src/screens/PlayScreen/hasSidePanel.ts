import type { PlayAreaProps } from './usePlayControls.ts';

/** Whether a panel is open beside the tale. */
export function hasSidePanel({ page, controls }: PlayAreaProps): boolean {
  const { panels, reasonsPanel, sessionPanel } = controls;
  const { panel } = panels;
  const isTogether = panel === 'together' && page.together !== undefined;
  return (
    panel === 'know_how' || panel === 'settings' || reasonsPanel.isShown || sessionPanel.isShown || isTogether
  );
}
