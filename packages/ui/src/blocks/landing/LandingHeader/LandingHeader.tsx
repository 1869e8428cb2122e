import { Menu } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { loadAhead } from '../../../element/lazyPart.tsx';
import { usePaths } from '../../../paths.ts';
import { lazyWithRetry } from '../../../patterns/LoadFailure/lazyWithRetry.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Logo } from '../../shell/Logo/Logo.tsx';
import { type IsSignedIn, audienceProps } from '../../shell/audienceProps.ts';
import { SECTION_IDS } from '../sections.ts';
import { HeaderRoot, Links, MenuPlace, Navigation, SectionLink } from './LandingHeader.styles.ts';
import { landingWords } from '../../../words/landing/en.ts';
import { useWords } from '../../../words/useWords.ts';

const loadMenu = () => import('./LandingMenu.tsx').then((part) => part.LandingMenu);
/** The menu's dialog is large, so it is loaded when a pointer nears the button. */
const LandingMenu = lazyWithRetry(loadMenu);

const prepareMenu = () => void loadAhead(loadMenu);

export interface LandingHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The current section. */
  value: number;
  /** Called when a link to a section is chosen. */
  onValueChange: (section: number) => void;
  /**
   * Whether the link leads to the profile or to the login. `null` if unknown: see `SiteHeader`.
   * @default false
   */
  isSignedIn?: IsSignedIn;
  /** A switch for the language. */
  preferences?: ReactNode;
}

/**
 * The header of the landing page, with links to its sections and to the login or the profile.
 *
 * @use Heads the front page, with links to its sections.
 * @avoid Not inside the app: `SiteHeader`.
 * @heard “Navigation”, and the current section.
 * @keys follow
 * @example
 * <LandingHeader value={section} onValueChange={setSection} />
 */
export function LandingHeader({
  value,
  onValueChange,
  isSignedIn = false,
  preferences,
  ...rest
}: LandingHeaderProps) {
  const words = useWords(landingWords);
  const [menu, setMenu] = useState<'unasked' | 'open' | 'closed'>('unasked');

  function handleChoose(event: MouseEvent, section: number) {
    event.preventDefault();
    setMenu('closed');
    onValueChange(section);
  }

  // The first section is the page itself; the links lead to the others.
  const sectionLinks = words.sectionNames.slice(1).map((name, index) => (
    <SectionLink
      key={name}
      href={`#${SECTION_IDS[index + 1]}`}
      aria-current={value === index + 1 ? 'true' : undefined}
      onClick={(event) => handleChoose(event, index + 1)}
    >
      {name}
    </SectionLink>
  ));
  const entrance = <Entrance isSignedIn={isSignedIn} />;

  return (
    <HeaderRoot {...rest}>
      <Logo />
      <Links>
        <Navigation aria-label={words.navigation}>{sectionLinks}</Navigation>
        {preferences}
        {entrance}
      </Links>
      <MenuButton label={words.menu} isOpen={menu === 'open'} onOpen={() => setMenu('open')} />
      {menu !== 'unasked' && (
        <LandingMenu
          open={menu === 'open'}
          onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
          links={sectionLinks}
          preferences={preferences}
          entrance={entrance}
        />
      )}
    </HeaderRoot>
  );
}

/** The link to the profile or to the login. */
function Entrance({ isSignedIn }: { isSignedIn: IsSignedIn }) {
  const paths = usePaths();
  const words = useWords(landingWords);
  const { members, guests } = audienceProps(isSignedIn);
  return (
    <>
      {members && (
        <ButtonLink href={paths.progress} variant="outline" {...members}>
          {words.profile}
        </ButtonLink>
      )}
      {guests && (
        <ButtonLink href={paths.login} variant="outline" {...guests}>
          {words.login}
        </ButtonLink>
      )}
    </>
  );
}

interface MenuButtonProps {
  label: string;
  isOpen: boolean;
  onOpen: () => void;
}

function MenuButton({ label, isOpen, onOpen }: MenuButtonProps) {
  return (
    <MenuPlace>
      <IconButton
        label={label}
        variant="plain"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepareMenu}
        onFocus={prepareMenu}
        onClick={onOpen}
      >
        <Menu />
      </IconButton>
    </MenuPlace>
  );
}
