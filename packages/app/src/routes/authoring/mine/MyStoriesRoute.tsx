import type { MyStory } from '@kathaloka/contract/entities';
import {
  ConfirmDialog,
  MyStoriesScreen,
  authoringFailuresWords,
  useWords,
  authoringPagesWords,
  useFormFailureText,
  myStoriesWords,
} from '@kathaloka/ui';
import { useState } from 'react';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { useHideAdminActMutation, useHideReportDecisionMutation, useListMyStoriesQuery } from '../calls.ts';
import { useStatusChange } from './useStatusChange.ts';

/** An author's stories of every status. */
export function MyStoriesRoute() {
  usePageTitle(useWords(myStoriesWords).title);
  const { archiving, deleting } = useWords(authoringPagesWords);
  const failures = useWords(authoringFailuresWords);
  const { plainFailure } = useFormFailureText();
  const { data, error, refetch } = useListMyStoriesQuery();
  const { error: changeError, busyId, storyErrors, publish, archive, restore, remove } = useStatusChange();
  const [hideDecision, { error: hideError }] = useHideReportDecisionMutation();
  const [hideAct, { error: hideActError }] = useHideAdminActMutation();
  const [toArchive, setToArchive] = useState<MyStory>();
  const [toDelete, setToDelete] = useState<MyStory>();

  return (
    <>
      <MyStoriesScreen
        stories={data?.stories}
        error={
          (error && plainFailure(error, failures.list)) ||
          (changeError && plainFailure(changeError, failures.publish)) ||
          (hideError && plainFailure(hideError, failures.hideDecision)) ||
          (hideActError && plainFailure(hideActError, failures.hideDecision))
        }
        onRetry={() => void refetch()}
        busyId={busyId}
        storyErrors={storyErrors}
        onPublish={(story) => void publish(story)}
        // archiving a draft needs no question: no readers miss it, and one click restores it
        onArchive={(story) => (story.status === 'draft' ? void archive(story) : setToArchive(story))}
        onDelete={setToDelete}
        onRestore={(story) => void restore(story)}
        onActHide={({ id, admin_act }) => {
          if (admin_act) void hideAct({ params: { id }, body: { number: admin_act.number } });
        }}
        onDecisionHide={({ id, report_decision }) => {
          if (!report_decision) return;
          const { decided_at } = report_decision;
          void hideDecision({ params: { id }, body: { decided_at } });
        }}
      />
      <StoryQuestion
        story={toArchive}
        words={archiving}
        confirmLabel={archiving.archive}
        onClose={() => setToArchive(undefined)}
        onConfirm={archive}
      />
      <StoryQuestion
        story={toDelete}
        words={deleting}
        confirmLabel={deleting.delete}
        onClose={() => setToDelete(undefined)}
        onConfirm={remove}
      />
    </>
  );
}

interface StoryQuestionProps {
  /** The story that the dialog asks about; undefined closes it. */
  story: MyStory | undefined;
  words: Pick<(typeof authoringPagesWords)['archiving'], 'title' | 'text' | 'keep'>;
  confirmLabel: string;
  /** Called when the dialog is answered or dismissed. */
  onClose: () => void;
  onConfirm: (story: MyStory) => unknown;
}

function StoryQuestion({ story, words, confirmLabel, onClose, onConfirm }: StoryQuestionProps) {
  return (
    <ConfirmDialog
      open={story !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={words.title(story?.title ?? '')}
      description={words.text}
      cancelLabel={words.keep}
      confirmLabel={confirmLabel}
      onConfirm={() => {
        onClose();
        if (story) onConfirm(story);
      }}
    />
  );
}
