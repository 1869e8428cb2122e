import { ChevronDown, Feather, House, LogIn, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { KolamDivider } from '../../../ornaments/KolamDivider.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { useShellWords } from '../../../words/areas/useShellWords.ts';
import { SearchBox, type SearchBoxProps } from '../../search/SearchBox/SearchBox.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Entry, Foot, Navigation, Opener, Preferences, SearchPlace, Sub } from './SiteMenu.styles.ts';

export interface SiteMenuProps {
  /** Whether it has slid in. */
  isOpen: boolean;
  /** Something was chosen, or nothing after all. */
  onClose: () => void;
  /** The path of the page that is shown, so that its link is marked. */
  currentPath?: string | undefined;
  /** Whether the profile is offered, or the way to the login. */
  isSignedIn?: boolean | undefined;
  /** What the story search box shows and tells; without it there is none. */
  search?: SearchBoxProps | undefined;
  /** Switches for theme and language. */
  preferences?: ReactNode;
}

/** The way around, on a screen without room for a bar. Whatever is chosen closes it. */
export function SiteMenu({
  isOpen,
  onClose,
  currentPath,
  isSignedIn = false,
  search,
  preferences,
}: SiteMenuProps) {
  const words = useShellWords();
  const [isCreateOpen, setIsCreateOpen] = useState(true);
  const linkTo = (href: string) => ({
    href,
    'aria-current': currentPath === href ? ('page' as const) : undefined,
    onClick: onClose,
  });

  function handleSelect(...chosen: Parameters<NonNullable<SearchBoxProps['onSelect']>>) {
    search?.onSelect?.(...chosen);
    onClose();
  }

  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={words.menu} header={<Logo onClick={onClose} />}>
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
        <Opener
          type="button"
          aria-expanded={isCreateOpen}
          onClick={() => setIsCreateOpen((wasOpen) => !wasOpen)}
        >
          <Feather />
          {words.create}
          <ChevronDown />
        </Opener>
        <Sub hidden={!isCreateOpen}>
          <Entry {...linkTo(paths.compose)}>{words.compose}</Entry>
          <Entry {...linkTo(paths.creations)}>{words.creations}</Entry>
        </Sub>
        <Entry {...linkTo(isSignedIn ? paths.profile : paths.login)}>
          {isSignedIn ? <UserRound /> : <LogIn />}
          {isSignedIn ? words.profile : words.login}
        </Entry>
      </Navigation>
      <Foot>
        {preferences && <Preferences>{preferences}</Preferences>}
        <KolamDivider />
        <ButtonLink href={paths.waitlist} variant="primary" onClick={onClose}>
          {words.joinWaitlist}
        </ButtonLink>
      </Foot>
    </Drawer>
  );
}
