import { UserRound } from 'lucide-react';
import { usePaths } from '../../../paths.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { SearchBox, type SearchBoxProps } from '../../search/SearchBox/SearchBox.tsx';
import { type IsSignedIn, audienceProps } from '../audienceProps.ts';
import { Navigation, NavigationLink, ProfileLink, SearchPlace, Wide } from './SiteHeader.styles.ts';
import { TreasuryMenu } from './TreasuryMenu.tsx';
import { shellWords } from '../../../words/shell/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SiteNavigationProps {
  currentPath: string | undefined;
  isSignedIn: IsSignedIn;
  isYoung: boolean;
  search: SearchBoxProps | undefined;
}

/** The navigation of the header, on screens with room for it. */
export function SiteNavigation({ currentPath, isSignedIn, isYoung, search }: SiteNavigationProps) {
  const paths = usePaths();
  const words = useWords(shellWords);
  const { members, guests } = audienceProps(isSignedIn);
  const profile = isYoung ? paths.account : paths.progress;
  const currentOn = (path: string) => (currentPath === path ? 'page' : undefined);
  return (
    <Wide>
      <Navigation aria-label={words.navigation}>
        <NavigationLink href={paths.home} aria-current={currentOn(paths.home)}>
          {words.home}
        </NavigationLink>
        {!isYoung && <TreasuryMenu />}
      </Navigation>
      {search && (
        <SearchPlace>
          <SearchBox {...search} />
        </SearchPlace>
      )}
      <ButtonLink href={paths.waitlist} variant="outline">
        {words.joinWaitlist}
      </ButtonLink>
      {members && (
        <ProfileLink href={profile} aria-label={words.profile} aria-current={currentOn(profile)} {...members}>
          <UserRound />
        </ProfileLink>
      )}
      {guests && (
        <ButtonLink href={paths.login} {...guests}>
          {words.login}
        </ButtonLink>
      )}
    </Wide>
  );
}
