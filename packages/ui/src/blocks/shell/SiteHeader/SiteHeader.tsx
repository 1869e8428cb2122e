import { paths } from '../../../paths.ts';
import { useShellWords } from '../../../words/areas.ts';
import { Logo } from '../Logo/Logo.tsx';
import { Bar, HeaderRoot, Navigation, NavigationLink } from './SiteHeader.styles.ts';

export interface SiteHeaderProps {
  /** The path of the page that is shown, so that its link is marked. */
  currentPath?: string | undefined;
}

/** The top of most pages: the logo and the way around. */
export function SiteHeader({ currentPath }: SiteHeaderProps) {
  const words = useShellWords();
  return (
    <HeaderRoot>
      <Bar>
        <Logo />
        <Navigation aria-label={words.navigation}>
          <NavigationLink href={paths.home} aria-current={currentPath === paths.home ? 'page' : undefined}>
            {words.home}
          </NavigationLink>
        </Navigation>
      </Bar>
    </HeaderRoot>
  );
}
