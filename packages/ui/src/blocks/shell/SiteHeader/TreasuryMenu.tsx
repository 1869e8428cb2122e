import { ChevronDown, Feather, LibraryBig } from 'lucide-react';
import { paths } from '../../../paths.ts';
import { Menu } from '../../../primitives/Menu/Menu.tsx';
import { useShellWords } from '../../../words/areas/useShellWords.ts';
import { NavigationButton } from './SiteHeader.styles.ts';

/** The two places of an author: where a story is written, and where the written ones are kept. */
export function TreasuryMenu() {
  const words = useShellWords();
  return (
    <Menu
      trigger={
        <NavigationButton type="button">
          {words.treasury}
          <ChevronDown />
        </NavigationButton>
      }
      items={[
        { label: words.compose, hint: words.composeHint, icon: <Feather />, href: paths.compose },
        { label: words.creations, hint: words.creationsHint, icon: <LibraryBig />, href: paths.creations },
      ]}
    />
  );
}
