import type { MyStory } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { usePaths } from '../../../paths.ts';
import { directionOf } from '../../../theme/direction.ts';
import { CoverImage } from '../../CoverImage.tsx';
import { ListCardAct } from './ListCardAct.tsx';
import { ListCardActions, type ListCardEvents } from './ListCardActions.tsx';
import { ListCardNote } from './ListCardNote.tsx';
import { ListCardReport } from './ListCardReport.tsx';
import { ListCardPill } from './ListCardPill.tsx';
import { Facts, ListCardRoot, Notes, Picture, State, Tagline, Text, Title } from './StoryListCard.styles.ts';
import { type MetaStory, StoryMeta } from './StoryMeta.tsx';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The fields of a story that its row reads. */
export type ListCardStory = MetaStory &
  Pick<MyStory, 'id' | 'title' | 'tagline' | 'cover_image_url' | 'review_note'> &
  Partial<
    Pick<MyStory, 'has_unpublished_changes' | 'submitted_at' | 'report_decision' | 'admin_act' | 'deletes_at'>
  >;

export interface StoryListCardProps<S extends ListCardStory = ListCardStory>
  extends Omit<ComponentProps<'article'>, 'children'>, ListCardEvents<S> {
  /** The story: the fields that are shown, or a whole story. Callbacks receive the same object. */
  story: S;
  /** Why it was not published, one line per error. */
  errors?: readonly string[] | undefined;
  /**
   * Whether the status change is pending.
   * @default false
   */
  loading?: boolean;
  /** The address of View; by default the story’s page. */
  viewHref?: string;
  /** The address of Edit; by default the story's form. */
  editHref?: string;
}

/**
 * A story in its author's list, with its status and the possible actions.
 *
 * @use Shows an author their own story, with its state and the possible actions.
 * @avoid Not in the catalogue: `StoryCard`.
 * @heard The title as a heading, the state in words, the buttons by name.
 * @keys press, follow
 * @example
 * <StoryListCard story={story} onPublish={publish} onArchive={archive} onRestore={restore} />
 */
export function StoryListCard<S extends ListCardStory>({
  story,
  errors,
  loading = false,
  viewHref,
  editHref,
  onPublish,
  onArchive,
  onRestore,
  onDelete,
  onErase,
  onTakeBack,
  onDecisionHide,
  onActHide,
  ...rest
}: StoryListCardProps<S>) {
  const paths = usePaths();
  const words = useWords(storyWords);
  const title = story.title.trim() || words.untitled;
  const edit = editHref ?? paths.editStory(story.id);
  const ownLanguage = { lang: story.language, dir: directionOf(story.language) };
  const events = { onPublish, onArchive, onRestore, onDelete, onErase, onTakeBack };
  return (
    <ListCardRoot {...rest}>
      <Picture>
        <CoverImage story={story} isDecorative width={150} height={92} />
      </Picture>
      <Text>
        <Title {...(story.title.trim() && ownLanguage)}>{title}</Title>
        {story.tagline.trim() && <Tagline {...ownLanguage}>{story.tagline}</Tagline>}
        <Facts>
          <StoryMeta story={story} />
        </Facts>
      </Text>
      <State>
        <ListCardPill story={story} />
      </State>
      <ListCardActions
        {...events}
        story={story}
        title={title}
        loading={loading}
        viewHref={viewHref ?? paths.story(story.id)}
        editHref={edit}
      />
      <Notes>
        <AdminNotes story={story} title={title} editHref={edit} {...{ onDecisionHide, onActHide }} />
        <ListCardNote story={story} errors={errors} />
      </Notes>
    </ListCardRoot>
  );
}

interface AdminNotesProps<S> extends Pick<ListCardEvents<S>, 'onDecisionHide' | 'onActHide'> {
  story: S;
  title: string;
  editHref: string;
}

/** What administrators decided about a report, and what they did to the story. */
function AdminNotes<S extends ListCardStory>({
  story,
  title,
  editHref,
  onDecisionHide,
  onActHide,
}: AdminNotesProps<S>) {
  return (
    <>
      <ListCardReport
        decision={story.report_decision}
        title={title}
        onHide={onDecisionHide && (() => onDecisionHide(story))}
      />
      <ListCardAct
        act={story.admin_act}
        title={title}
        versionsHref={`${editHref}?tab=versions`}
        onHide={onActHide && (() => onActHide(story))}
      />
    </>
  );
}
