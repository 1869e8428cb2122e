import { ChevronDown, Feather, House, LogIn, UserRound } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { KolamDivider } from '../../../ornaments/KolamDivider.tsx';
import { usePaths } from '../../../paths.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { SearchBox, type SearchBoxProps } from '../../search/SearchBox/SearchBox.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Entry, Foot, Navigation, Opener, Preferences, SearchPlace, Sub } from './SiteMenu.styles.ts';
import { shellWords } from '../../../words/shell/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface SiteMenuProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Whether the menu is open. */
  open: boolean;
  /** Called with `false` when an entry is chosen, on Escape, and on a press outside. */
  onOpenChange: (open: boolean) => void;
  /** The path of the current page, to mark its link. */
  currentPath?: string | undefined;
  /**
   * Whether to show the profile link or the login link.
   * @default false
   */
  isSignedIn?: boolean | undefined;
  /**
   * Whether this is a youth account: then links to writing and progress are omitted.
   * @default false
   */
  isYoung?: boolean | undefined;
  /** The props of the search box. Without them no search box is shown. */
  search?: SearchBoxProps | undefined;
  /** Switches for theme and language. */
  preferences?: ReactNode;
}

/**
 * The navigation on small screens, as a menu. Choosing an entry closes it.
 *
 * @use Holds the navigation on a phone.
 * @avoid Not for actions of one thing: `Menu`.
 * @heard “Dialog”, “navigation”, and the current page.
 * @keys within, close
 * @example
 * <SiteMenu open={isOpen} onOpenChange={setOpen} />
 */
export function SiteMenu({
  onOpenChange,
  currentPath,
  isSignedIn = false,
  isYoung = false,
  search,
  preferences,
  ...rest
}: SiteMenuProps) {
  const paths = usePaths();
  const words = useWords(shellWords);
  const close = () => onOpenChange(false);
  const linkTo = (href: string) => ({
    href,
    'aria-current': currentPath === href ? ('page' as const) : undefined,
    onClick: close,
  });

  function handleSelect(...chosen: Parameters<NonNullable<SearchBoxProps['onSelect']>>) {
    search?.onSelect?.(...chosen);
    close();
  }

  return (
    <Drawer onOpenChange={onOpenChange} title={words.menu} header={<Logo onClick={close} />} {...rest}>
      {search && (
        <SearchPlace>
          <SearchBox {...search} layout="flow" onSelect={handleSelect} />
        </SearchPlace>
      )}
      <Navigation aria-label={words.navigation}>
        <Entry {...linkTo(paths.home)}>
          <House />
          {words.home}
        </Entry>
        {!isYoung && <CreateEntries linkTo={linkTo} />}
        <Entry {...linkTo(isSignedIn ? (isYoung ? paths.account : paths.progress) : paths.login)}>
          {isSignedIn ? <UserRound /> : <LogIn />}
          {isSignedIn ? words.profile : words.login}
        </Entry>
        {isSignedIn && !isYoung && <OwnEntries linkTo={linkTo} />}
      </Navigation>
      <Foot>
        {preferences && <Preferences>{preferences}</Preferences>}
        <KolamDivider />
        <ButtonLink href={paths.waitlist} variant="primary" onClick={close}>
          {words.joinWaitlist}
        </ButtonLink>
      </Foot>
    </Drawer>
  );
}

interface EntriesProps {
  linkTo: (href: string) => ComponentProps<typeof Entry>;
}

/** The entries for authors, in a collapsible group. */
function CreateEntries({ linkTo }: EntriesProps) {
  const paths = usePaths();
  const words = useWords(shellWords);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Opener type="button" aria-expanded={isOpen} onClick={() => setIsOpen((wasOpen) => !wasOpen)}>
        <Feather />
        {words.create}
        <ChevronDown />
      </Opener>
      <Sub hidden={!isOpen}>
        <Entry {...linkTo(paths.createStory)}>{words.compose}</Entry>
        <Entry {...linkTo(paths.myStories)}>{words.creations}</Entry>
      </Sub>
    </>
  );
}

/** The entries for members, under the profile. */
function OwnEntries({ linkTo }: EntriesProps) {
  const paths = usePaths();
  const words = useWords(shellWords);
  return (
    <Sub>
      <Entry {...linkTo(paths.credits)}>{words.credits}</Entry>
      <Entry {...linkTo(paths.account)}>{words.account}</Entry>
    </Sub>
  );
}
