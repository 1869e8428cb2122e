import { Check } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useAuthoringWords } from '../../../words/areas/useAuthoringWords.ts';
import { useTabInSight } from './useTabInSight.ts';
import { Required, StepMark, WizardRoot } from './WizardTabs.styles.ts';

export const WIZARD_TABS = ['basics', 'details', 'gameplay', 'structure'] as const;
export type WizardTab = (typeof WIZARD_TABS)[number];

export interface WizardTabsProps {
  /** The tab that is shown. */
  current: WizardTab;
  /** The tabs that have a tick in place of their number. */
  done: readonly WizardTab[];
  /** What stands on each. */
  panels: Readonly<Record<WizardTab, ReactNode>>;
  /** Another tab was opened. */
  onChange: (tab: WizardTab) => void;
}

/** The four steps of making a story. Any of them can be opened at any time; only the first is required. */
export function WizardTabs({ current, done, panels, onChange }: WizardTabsProps) {
  const words = useAuthoringWords();
  const rootRef = useRef<HTMLDivElement>(null);
  useTabInSight(rootRef, current);
  const tabs = WIZARD_TABS.map((value, index) => {
    const isDone = done.includes(value) && value !== current;
    const label = (
      <>
        <StepMark data-done={isDone || undefined} aria-hidden>
          {isDone ? <Check /> : index + 1}
        </StepMark>
        {words.tabNames[value]}
        {isDone && <VisuallyHidden>{words.stepDone}</VisuallyHidden>}
        {value === 'basics' && <Required>{words.required}</Required>}
      </>
    );
    return { value, label, panel: panels[value] };
  });

  return (
    <WizardRoot ref={rootRef}>
      <Tabs label={words.tabs} tabs={tabs} value={current} onChange={onChange} />
    </WizardRoot>
  );
}
