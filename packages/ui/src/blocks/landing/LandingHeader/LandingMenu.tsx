import type { ReactNode } from 'react';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { Logo } from '../../shell/Logo/Logo.tsx';
import { MenuEnd, MenuLinks } from './LandingHeader.styles.ts';
import { landingWords } from '../../../words/landing/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface LandingMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Links to the sections. */
  links: ReactNode;
  /** A switch for the language. */
  preferences: ReactNode;
  /** The link to the login or the profile. */
  entrance: ReactNode;
}

/** The menu with the landing page's links, on screens without room for them in the header. */
export function LandingMenu({ open, onOpenChange, links, preferences, entrance }: LandingMenuProps) {
  const words = useWords(landingWords);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={words.menu} header={<Logo />}>
      <MenuLinks aria-label={words.navigation}>{links}</MenuLinks>
      <MenuEnd>
        {preferences}
        {entrance}
      </MenuEnd>
    </Drawer>
  );
}
