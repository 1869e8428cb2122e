import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useMergedRef } from '../../../hooks/useMergedRef.ts';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useScrollToTab } from './useScrollToTab.ts';
import { Required, StepMark, WizardRoot } from './WizardTabs.styles.ts';
import { authoringWords } from '../../../words/authoring/en.ts';
import { useWords } from '../../../words/useWords.ts';

export const WIZARD_TABS = ['basics', 'details', 'gameplay', 'structure'] as const;
export type WizardTab = (typeof WIZARD_TABS)[number];

export interface WizardTabsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The current tab. */
  value: WizardTab;
  /** The completed tabs, which show a tick instead of their number. */
  done: readonly WizardTab[];
  /** The panel of each tab. */
  panels: Readonly<Record<WizardTab, ReactNode>>;
  /** Called when another tab is opened. */
  onValueChange: (tab: WizardTab) => void;
}

/**
 * The four steps of creating a story. Any of them can be opened at any time; only the first is required.
 *
 * @use Leads through the steps of a new story, in any order.
 * @avoid Not for panels of one thing: `Tabs`.
 * @heard Each step with its place, done or required.
 * @keys choose, ends
 * @example
 * <WizardTabs value="basics" done={[]} panels={panels} onValueChange={setTab} />
 */
export function WizardTabs({ value, done, panels, onValueChange, ref, ...rest }: WizardTabsProps) {
  const words = useWords(authoringWords);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(rootRef, ref);
  useScrollToTab(rootRef, value);
  const tabs = WIZARD_TABS.map((tab, index) => {
    const isDone = done.includes(tab) && tab !== value;
    const label = (
      <>
        <StepMark data-done={isDone || undefined} aria-hidden>
          {isDone ? <Check /> : index + 1}
        </StepMark>
        {words.tabNames[tab]}
        {isDone && <VisuallyHidden>{words.stepDone}</VisuallyHidden>}
        {tab === 'basics' && <Required>{words.required}</Required>}
      </>
    );
    return { value: tab, label, panel: panels[tab] };
  });

  return (
    <WizardRoot {...rest} ref={mergedRef}>
      <Tabs label={words.tabs} tabs={tabs} value={value} onValueChange={onValueChange} />
    </WizardRoot>
  );
}
