import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Menu as Base } from '@base-ui/react/menu';
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from 'react';
import type { PortalProps } from '../../element/portal.ts';
import { useDirection } from '../../hooks/useDirection.ts';
import { Link } from '../Link/Link.tsx';
import { ActionEntry, Hint, LinkEntry, List, Place } from './Menu.styles.ts';

export interface MenuItem {
  /** The label, unique in the menu. */
  label: string;
  /** A few more words below the label. */
  hint?: string;
  icon?: ReactNode;
  /** The address of a link. Set either this or `onSelect`. */
  href?: string;
  onSelect?: () => void;
  /** Whether the item is a destructive action. */
  isDestructive?: boolean;
  disabled?: boolean;
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'>, PortalProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** The entries, in their order. */
  items: readonly MenuItem[];
  /**
   * The end of the trigger with which the menu is aligned.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /** Whether the menu is open. Uncontrolled if omitted. */
  open?: boolean | undefined;
  /** Called when the menu opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A menu of links or actions, with arrow keys, typeahead and Escape.
 *
 * @use Offers a few actions or pages that belong to one thing.
 * @avoid Not to choose a value: `Select`. Not for the whole navigation: `SiteMenu`.
 * @heard The button says that it has a menu, each item its name and its place.
 * @keys open, move, ends, close
 * @example
 * <Menu
 *   trigger={<Button>More</Button>}
 *   items={[
 *     { label: 'Edit', href: '/edit' },
 *     { label: 'Delete', onSelect: remove, isDestructive: true },
 *   ]}
 * />
 */
export function Menu({ trigger, items, align = 'start', open, onOpenChange, container, ...rest }: MenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const direction = useDirection(triggerRef);
  return (
    <DirectionProvider direction={direction}>
      <Base.Root open={open} onOpenChange={onOpenChange && ((next) => onOpenChange(next))}>
        <Base.Trigger ref={triggerRef} render={trigger} />
        <Base.Portal container={container}>
          <Place dir={direction} align={align} sideOffset={6} collisionPadding={12}>
            <List {...rest}>{items.map(entryFor)}</List>
          </Place>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  );
}

function entryFor({ label, hint, icon, href, onSelect, isDestructive, disabled = false }: MenuItem) {
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
    <ActionEntry key={label} {...look} disabled={disabled} onClick={onSelect}>
      {content}
    </ActionEntry>
  ) : (
    <LinkEntry key={label} {...look} closeOnClick render={<Link href={href} />}>
      {content}
    </LinkEntry>
  );
}
