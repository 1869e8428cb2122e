import { ChevronDown, Feather, LibraryBig } from 'lucide-react';
import { useId, useRef } from 'react';
import { usePaths } from '../../../paths.ts';
import { NavigationButton } from './SiteHeader.styles.ts';
import { Place, Places, PlaceHint } from './TreasuryMenu.styles.ts';
import { shellWords } from '../../../words/shell/en.ts';
import { useWords } from '../../../words/useWords.ts';

/**
 * The menu of an author's two pages: create a story, and My Stories. A native popover: the browser handles
 * Escape, presses outside and focus, and the header, which is on every page, stays small.
 */
export function TreasuryMenu() {
  const paths = usePaths();
  const words = useWords(shellWords);
  const id = useId();
  const ref = useRef<HTMLUListElement>(null);
  const handleChoice = () => ref.current?.hidePopover();

  return (
    <>
      <NavigationButton type="button" popoverTarget={id}>
        {words.treasury}
        <ChevronDown />
      </NavigationButton>
      <Places ref={ref} id={id} popover="auto" aria-label={words.treasury}>
        <li>
          <Place href={paths.createStory} onClick={handleChoice}>
            <Feather />
            {words.compose} <PlaceHint>{words.composeHint}</PlaceHint>
          </Place>
        </li>
        <li>
          <Place href={paths.myStories} onClick={handleChoice}>
            <LibraryBig />
            {words.creations} <PlaceHint>{words.creationsHint}</PlaceHint>
          </Place>
        </li>
      </Places>
    </>
  );
}
