import type { MyStory } from '@kathaloka/contract/entities';
import { EyeOff, History } from 'lucide-react';
import { moveFocusOnRemoval } from '../../../hooks/moveFocusOnRemoval.ts';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { myStoriesWords } from '../../../words/myStories/en.ts';
import { storyActsWords } from '../../../words/storyActs/en.ts';
import { useWords } from '../../../words/useWords.ts';
import { useActWords } from '../RestorePointsPanel/useActWords.ts';

const moveFocusToStory = moveFocusOnRemoval('article', 'a');

interface ListCardActProps {
  act: MyStory['admin_act'] | undefined;
  title: string;
  /** Where the story as it was before can be put back. */
  versionsHref: string;
  /** Called to hide the notice. Without it there is no button to do so. */
  onHide: (() => void) | undefined;
}

/** What an administrator did to the story last, with the way back, until the author hides it. */
export function ListCardAct({ act, title, versionsHref, onHide }: ListCardActProps) {
  const { named, hideNote, on } = useWords(myStoriesWords);
  const { whatWas } = useWords(storyActsWords);
  const actWords = useActWords();
  if (!act) return null;
  const told = actWords({ ...act, by_admin: true });
  return (
    <Note tone="warning" title={told.act}>
      <p>{[on(act.at), ...told.changes].join(' · ')}</p>
      <ButtonLink
        href={versionsHref}
        variant="outline"
        size="small"
        icon={<History />}
        aria-label={named(whatWas, title)}
      >
        {whatWas}
      </ButtonLink>{' '}
      {onHide && (
        <Button
          ref={moveFocusToStory}
          variant="ghost"
          size="small"
          icon={<EyeOff />}
          aria-label={named(hideNote, title)}
          onClick={onHide}
        >
          {hideNote}
        </Button>
      )}
    </Note>
  );
}
