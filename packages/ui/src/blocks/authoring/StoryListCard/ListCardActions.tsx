import type { MyStory } from '@kathaloka/contract/entities';
import { Archive, ArchiveRestore, Eye, Pencil, Send, Trash2 } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Actions } from './StoryListCard.styles.ts';
import { myStoriesWords } from '../../../words/myStories/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface ListCardEvents<S = MyStory> {
  /** Called to publish the story, or to submit it for review. */
  onPublish: (story: S) => void;
  /** Called to archive the story. */
  onArchive: (story: S) => void;
  /** Called to turn an archived story into a draft. */
  onRestore: (story: S) => void;
  /** Called to delete a draft or an archived story. Without it there is no button to do so. */
  onDelete?: ((story: S) => void) | undefined;
  /** Called to delete a story in the bin for good. Without it there is no button to do so. */
  onErase?: ((story: S) => void) | undefined;
  /** Called to withdraw a story from review. Without it there is no button to do so. */
  onTakeBack?: ((story: S) => void) | undefined;
  /** Called to hide the decision about a reader's report. Without it the decision cannot be hidden. */
  onDecisionHide?: ((story: S) => void) | undefined;
  /** Called to hide what an administrator did. Without it the notice cannot be hidden. */
  onActHide?: ((story: S) => void) | undefined;
}

interface ListCardActionsProps<S> extends Omit<ListCardEvents<S>, 'onDecisionHide' | 'onActHide'> {
  story: S;
  title: string;
  loading: boolean;
  viewHref: string;
  editHref: string;
}

type ActionStory = Pick<MyStory, 'status'> & Partial<Pick<MyStory, 'deletes_at'>>;

/** The actions of a story: View, Edit, and the next status; for an unpublished story, also archiving and deletion. */
export function ListCardActions<S extends ActionStory>({
  story,
  title,
  loading,
  viewHref,
  editHref,
  ...events
}: ListCardActionsProps<S>) {
  const words = useWords(myStoriesWords);
  const steps = {
    draft: { label: words.publish, busy: words.publishing, icon: <Send />, act: events.onPublish },
    in_review: { label: words.takeBack, busy: undefined, icon: undefined, act: events.onTakeBack },
    published: { label: words.archive, busy: words.archiving, icon: <Archive />, act: events.onArchive },
    archived: {
      label: story.deletes_at ? words.putBack : words.restore,
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
          loading={loading}
          loadingLabel={busy}
          aria-label={words.named(loading && busy ? busy : label, title)}
          onClick={() => act(story)}
        >
          {label}
        </Button>
      )}
      <AwayActions story={story} title={title} loading={loading} {...events} />
    </Actions>
  );
}

type AwayActionsProps<S> = Pick<
  ListCardActionsProps<S>,
  'story' | 'title' | 'loading' | 'onArchive' | 'onDelete' | 'onErase'
>;

function AwayActions<S extends ActionStory>({
  story,
  title,
  loading,
  onArchive,
  onDelete,
  onErase,
}: AwayActionsProps<S>) {
  const words = useWords(myStoriesWords);
  if (story.status !== 'draft' && story.status !== 'archived') return null;
  const away = story.deletes_at
    ? { label: words.erase, act: onErase }
    : { label: words.delete, act: onDelete };
  return (
    <>
      {story.status === 'draft' && (
        <Button
          variant="ghost"
          size="small"
          icon={<Archive />}
          disabled={loading}
          aria-label={words.named(words.archive, title)}
          onClick={() => onArchive(story)}
        >
          {words.archive}
        </Button>
      )}
      {away.act && (
        <Button
          variant="ghost"
          size="small"
          icon={<Trash2 />}
          disabled={loading}
          aria-label={words.named(away.label, title)}
          onClick={() => away.act?.(story)}
        >
          {away.label}
        </Button>
      )}
    </>
  );
}
