import { Menu as MenuIcon, Search, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { loadAhead } from '../../../element/lazyPart.tsx';
import { lazyWithRetry } from '../../../patterns/LoadFailure/lazyWithRetry.tsx';
import { SearchBox, type SearchBoxProps } from '../../search/SearchBox/SearchBox.tsx';
import { Logo } from '../Logo/Logo.tsx';
import type { IsSignedIn } from '../audienceProps.ts';
import { Bar, HeaderRoot, Narrow, SearchRow, Tool } from './SiteHeader.styles.ts';
import { SiteNavigation } from './SiteNavigation.tsx';
import { searchWords } from '../../../words/search/en.ts';
import { shellWords } from '../../../words/shell/en.ts';
import { useWords } from '../../../words/useWords.ts';

const loadSiteMenu = () => import('../SiteMenu/SiteMenu.tsx').then((part) => part.SiteMenu);
/** The menu's dialog would add a third to a page's scripts, so it is loaded when a pointer nears the button. */
const SiteMenu = lazyWithRetry(loadSiteMenu);

const prepareMenu = () => void loadAhead(loadSiteMenu);

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The path of the current page, to mark its link. */
  currentPath?: string | undefined;
  /**
   * Whether to show the profile link or the login link. `null` if unknown, as on a server: both are rendered,
   * and the profile link is visible if the root element has `data-member`.
   * @default false
   */
  isSignedIn?: IsSignedIn | undefined;
  /**
   * Whether this is a youth account: then links to writing and progress are omitted.
   * @default false
   */
  isYoung?: boolean | undefined;
  /** The props of the search box. Without them no search box is shown. */
  search?: SearchBoxProps | undefined;
  /** Switches for theme and language, at the end of the menu. */
  preferences?: ReactNode;
}

/**
 * The header of most pages: logo, navigation and search. On small screens a menu slides in.
 *
 * @use Heads every page: search, treasury, account.
 * @avoid Not in a game: `PlayTopBar`. Not on the front page: `LandingHeader`.
 * @heard “Banner”, “navigation”, and the current page.
 * @keys tab, open
 * @example
 * <SiteHeader />
 */
export function SiteHeader({
  currentPath,
  isSignedIn = false,
  isYoung = false,
  search,
  preferences,
  ...rest
}: SiteHeaderProps) {
  const words = useWords(shellWords);
  const searchTexts = useWords(searchWords);
  const [menu, setMenu] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const [isSearchOpen, setIsSearchOpen] = useState(false);

  return (
    <HeaderRoot {...rest}>
      <Bar>
        <Logo />
        <SiteNavigation currentPath={currentPath} isSignedIn={isSignedIn} isYoung={isYoung} search={search} />
        <Narrow>
          {search && (
            <Tool
              label={isSearchOpen ? searchTexts.close : words.search}
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
          open={menu === 'open'}
          onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
          currentPath={currentPath}
          isSignedIn={isSignedIn ?? false}
          isYoung={isYoung}
          search={search}
          preferences={preferences}
        />
      )}
    </HeaderRoot>
  );
}
