import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { usePageDirection } from '../../hooks/usePageDirection.ts';
import { List, Panel, TabButton } from './Tabs.styles.ts';

export interface Tab<Value extends string> {
  value: Value;
  /** What is on it, in a word or two. */
  label: ReactNode;
  panel: ReactNode;
  isDisabled?: boolean;
}

export interface TabsProps<Value extends string> {
  /** What the tabs have in common, for those who hear it. */
  label: string;
  /** The tabs and their panels, in their order. */
  tabs: readonly Tab<Value>[];
  /** The tab that is shown. */
  value: Value;
  /** Another tab was chosen. */
  onChange: (value: Value) => void;
}

/** Several panels of which one is shown. Arrow keys walk through the tabs, Enter or Space shows one. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <DirectionProvider direction={usePageDirection()}>
      <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
        <List aria-label={label}>
          {tabs.map((tab) => (
            <TabButton key={tab.value} value={tab.value} disabled={tab.isDisabled ?? false}>
              {tab.label}
            </TabButton>
          ))}
        </List>
        {tabs.map((tab) => (
          <Panel key={tab.value} value={tab.value}>
            {tab.panel}
          </Panel>
        ))}
      </Base.Root>
    </DirectionProvider>
  );
}
