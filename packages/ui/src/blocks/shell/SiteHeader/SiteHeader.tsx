import { Menu as MenuIcon, Search, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fetchedPart } from '../../../patterns/PartFailed/fetchedPart.tsx';
import { useSearchWords } from '../../../words/areas/useSearchWords.ts';
import { useShellWords } from '../../../words/areas/useShellWords.ts';
import { SearchBox, type SearchBoxProps } from '../../search/SearchBox/SearchBox.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Bar, HeaderRoot, Narrow, SearchRow, Tool } from './SiteHeader.styles.ts';
import { SiteNavigation } from './SiteNavigation.tsx';

const loadSiteMenu = () => import('../SiteMenu/SiteMenu.tsx');
/** Its dialog is a third of what a page loads otherwise: it comes when a finger nears the button. */
const SiteMenu = fetchedPart(async () => (await loadSiteMenu()).SiteMenu);

function prepareMenu() {
  // what fails here is asked for again by the button
  loadSiteMenu().catch(() => undefined);
}

export interface SiteHeaderProps {
  /** The path of the page that is shown, so that its link is marked. */
  currentPath?: string | undefined;
  /** Whether the profile is offered, or the way to the login. */
  isSignedIn?: boolean | undefined;
  /** What the story search box shows and tells; without it there is none. */
  search?: SearchBoxProps | undefined;
  /** Switches for theme and language, at the foot of the menu. */
  preferences?: ReactNode;
}

/** The top of most pages: the logo, the way around, the search. Where there is no room for all of it, a menu slides in. */
export function SiteHeader({ currentPath, isSignedIn = false, search, preferences }: SiteHeaderProps) {
  const words = useShellWords();
  const searchWords = useSearchWords();
  const [menu, setMenu] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const [isSearchOpen, setIsSearchOpen] = useState(false);

  return (
    <HeaderRoot>
      <Bar>
        <Logo />
        <SiteNavigation currentPath={currentPath} isSignedIn={isSignedIn} search={search} />
        <Narrow>
          {search && (
            <Tool
              label={isSearchOpen ? searchWords.close : words.search}
              variant="plain"
              aria-expanded={isSearchOpen}
              onClick={() => setIsSearchOpen(!isSearchOpen)}
            >
              {isSearchOpen ? <X /> : <Search />}
            </Tool>
          )}
          <Tool
            label={words.menu}
            variant="plain"
            aria-haspopup="dialog"
            onPointerEnter={prepareMenu}
            onFocus={prepareMenu}
            onClick={() => setMenu('open')}
          >
            <MenuIcon />
          </Tool>
        </Narrow>
      </Bar>
      {search && isSearchOpen && (
        <SearchRow>
          <SearchBox {...search} takesFocus />
        </SearchRow>
      )}
      {menu !== 'unasked' && (
        <SiteMenu
          isOpen={menu === 'open'}
          onClose={() => setMenu('closed')}
          currentPath={currentPath}
          isSignedIn={isSignedIn}
          search={search}
          preferences={preferences}
        />
      )}
    </HeaderRoot>
  );
}
