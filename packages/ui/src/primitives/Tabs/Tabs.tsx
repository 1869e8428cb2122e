import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs as Base } from '@base-ui/react/tabs';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useDirection } from '../../hooks/useDirection.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { List, Panel, TabButton } from './Tabs.styles.ts';

export interface Tab<Value extends string> {
  value: Value;
  /** The label, one or two words. */
  label: ReactNode;
  panel: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue'
> {
  /** The accessible name of the group of tabs. */
  label: string;
  /** The tabs and their panels, in their order. */
  tabs: readonly Tab<Value>[];
  /** The current tab. Uncontrolled if omitted. */
  value?: Value | undefined;
  /** The initial tab of uncontrolled tabs; the first by default. */
  defaultValue?: Value | undefined;
  /** Called when another tab is chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/**
 * A group of panels, one of which is shown at a time. Arrow keys move between tabs, Enter or Space shows one.
 *
 * @use Shows one of a few panels of the same thing.
 * @avoid Not for steps in order: `WizardTabs`. Not for pages: `Link`.
 * @heard The name of the list, each tab with its place, and the panel by its tab.
 * @keys choose, ends
 * @example
 * <Tabs label="Story" tabs={[{ value: 'text', label: 'Text', panel: <p>Once upon a time</p> }]} />
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  ref,
  ...rest
}: TabsProps<Value>) {
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(rootRef, ref);
  return (
    <DirectionProvider direction={useDirection(rootRef)}>
      <Base.Root
        value={value}
        defaultValue={defaultValue ?? tabs[0]?.value}
        onValueChange={(next: Value) => onValueChange?.(next)}
        {...rest}
        ref={mergedRef}
      >
        <List aria-label={label}>
          {tabs.map((tab) => (
            <TabButton key={tab.value} value={tab.value} disabled={tab.disabled ?? false}>
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
