import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { usePageDirection } from '../../hooks/usePageDirection.ts';
import { Link } from '../Link/Link.tsx';
import { ActionEntry, Hint, LinkEntry, List, Place } from './Menu.styles.ts';

export interface MenuItem {
  /** What it does or where it leads: unlike the others. */
  label: string;
  /** A few words more, below the label. */
  hint?: string;
  icon?: ReactNode;
  /** Where it leads. Give this or `onSelect`. */
  href?: string;
  onSelect?: () => void;
  /** It takes something away. */
  isDestructive?: boolean;
  isDisabled?: boolean;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its entries, in their order. */
  items: readonly MenuItem[];
  /** The end of the trigger that it lines up with. */
  align?: 'start' | 'end';
}

/** A short list of places or actions behind a button: arrow keys, first letters, Escape. */
export function Menu({ trigger, items, align = 'start' }: MenuProps) {
  return (
    <DirectionProvider direction={usePageDirection()}>
      <Base.Root>
        <Base.Trigger render={trigger} />
        <Base.Portal>
          <Place align={align} sideOffset={6} collisionPadding={12}>
            <List>{items.map(entryFor)}</List>
          </Place>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  );
}

function entryFor({ label, hint, icon, href, onSelect, isDestructive, isDisabled = false }: MenuItem) {
  const look = {
    'data-icon': icon ? true : undefined,
    'data-destructive': isDestructive || undefined,
    label,
  };
  const content = (
    <>
      {icon}
      <span>{label}</span>
      {hint && <Hint>{hint}</Hint>}
    </>
  );
  return href === undefined ? (
    <ActionEntry key={label} {...look} disabled={isDisabled} onClick={onSelect}>
      {content}
    </ActionEntry>
  ) : (
    <LinkEntry key={label} {...look} closeOnClick render={<Link href={href} />}>
      {content}
    </LinkEntry>
  );
}
