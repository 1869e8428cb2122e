import type { MyStory } from '@kathaloka/contract/entities';
import { Archive, ArchiveRestore, Eye, Pencil, Send } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { useMyStoriesWords } from '../../../words/areas/useMyStoriesWords.ts';
import { Actions } from './StoryListCard.styles.ts';

export interface ListCardEvents {
  onPublish: (story: MyStory) => void;
  onArchive: (story: MyStory) => void;
  onRestore: (story: MyStory) => void;
  /** Takes a story out of review. Without it, editing does. */
  onTakeBack?: ((story: MyStory) => void) | undefined;
}

interface ListCardActionsProps extends ListCardEvents {
  story: MyStory;
  title: string;
  isBusy: boolean;
  viewHref: string;
  editHref: string;
}

/** View, Edit, and the one step that a story can take from where it stands. */
export function ListCardActions({
  story,
  title,
  isBusy,
  viewHref,
  editHref,
  ...events
}: ListCardActionsProps) {
  const words = useMyStoriesWords();
  const steps = {
    draft: { label: words.publish, busy: words.publishing, icon: <Send />, act: events.onPublish },
    in_review: { label: words.takeBack, busy: undefined, icon: undefined, act: events.onTakeBack },
    published: { label: words.archive, busy: words.archiving, icon: <Archive />, act: events.onArchive },
    archived: {
      label: words.restore,
      busy: words.restoring,
      icon: <ArchiveRestore />,
      act: events.onRestore,
    },
  };
  const { label, busy, icon, act } = steps[story.status];
  return (
    <Actions>
      <ButtonLink
        href={viewHref}
        variant="ghost"
        size="small"
        icon={<Eye />}
        aria-label={words.named(words.view, title)}
      >
        {words.view}
      </ButtonLink>
      <ButtonLink href={editHref} size="small" icon={<Pencil />} aria-label={words.named(words.edit, title)}>
        {words.edit}
      </ButtonLink>
      {act && (
        <Button
          variant={story.status === 'draft' ? 'outline' : 'secondary'}
          size="small"
          icon={icon}
          isBusy={isBusy}
          busyLabel={busy}
          aria-label={words.named(isBusy && busy ? busy : label, title)}
          onClick={() => act(story)}
        >
          {label}
        </Button>
      )}
    </Actions>
  );
}
