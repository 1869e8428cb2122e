import { Menu } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { useLandingWords } from '../../../words/areas/useLandingWords.ts';
import { Logo } from '../../shell/Logo/Logo.tsx';
import { SECTION_IDS } from '../sections.ts';
import {
  HeaderRoot,
  Links,
  MenuEnd,
  MenuLinks,
  MenuPlace,
  Navigation,
  SectionLink,
} from './LandingHeader.styles.ts';

export interface LandingHeaderProps {
  /** The section that is seen. */
  current: number;
  /** A link leads to a section. */
  onChoose: (section: number) => void;
  /** Whoever is signed in is led to the profile, everyone else to the login. */
  isSignedIn?: boolean;
}

/** The landing page's own head: links to its sections, and the way in. */
export function LandingHeader({ current, onChoose, isSignedIn = false }: LandingHeaderProps) {
  const words = useLandingWords();
  const [isMenuOpen, setIsMenuOpen] = useState(false);

  function handleChoose(event: MouseEvent, section: number) {
    event.preventDefault();
    setIsMenuOpen(false);
    onChoose(section);
  }

  // The first section is the page itself; the links lead to the others.
  const sectionLinks = words.sectionNames.slice(1).map((name, index) => (
    <SectionLink
      key={name}
      href={`#${SECTION_IDS[index + 1]}`}
      aria-current={current === index + 1 ? 'true' : undefined}
      onClick={(event) => handleChoose(event, index + 1)}
    >
      {name}
    </SectionLink>
  ));
  const entrance = (
    <ButtonLink href={isSignedIn ? paths.profile : paths.login} variant="outline">
      {isSignedIn ? words.profile : words.login}
    </ButtonLink>
  );

  return (
    <HeaderRoot>
      <Logo />
      <Links>
        <Navigation aria-label={words.navigation}>{sectionLinks}</Navigation>
        {entrance}
      </Links>
      <MenuPlace>
        <IconButton
          label={words.menu}
          variant="plain"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setIsMenuOpen(true)}
        >
          <Menu />
        </IconButton>
      </MenuPlace>
      <Drawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} title={words.menu} header={<Logo />}>
        <MenuLinks aria-label={words.navigation}>{sectionLinks}</MenuLinks>
        <MenuEnd>{entrance}</MenuEnd>
      </Drawer>
    </HeaderRoot>
  );
}
