import type { MyStory } from '@kathaloka/contract/entities';
import {
  ConfirmDialog,
  MyStoriesScreen,
  useAuthoringFailures,
  useAuthoringPagesWords,
  useFormFailureText,
  useMyStoriesWords,
} from '@kathaloka/ui';
import { useState } from 'react';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { useHideReportDecisionMutation, useListMyStoriesQuery } from '../calls.ts';
import { useStatusChange } from './useStatusChange.ts';

/** An author's stories of every status. */
export function MyStoriesRoute() {
  usePageTitle(useMyStoriesWords().title);
  const failures = useAuthoringFailures();
  const { plainFailure } = useFormFailureText();
  const { data, error, refetch } = useListMyStoriesQuery();
  const { error: changeError, busyId, storyErrors, publish, archive, restore, remove } = useStatusChange();
  const [hideDecision, { error: hideError }] = useHideReportDecisionMutation();
  const [toArchive, setToArchive] = useState<MyStory>();
  const [toDelete, setToDelete] = useState<MyStory>();

  return (
    <>
      <MyStoriesScreen
        stories={data?.stories}
        error={
          (error && plainFailure(error, failures.list)) ||
          (changeError && plainFailure(changeError, failures.publish)) ||
          (hideError && plainFailure(hideError, failures.hideDecision))
        }
        onRetry={() => void refetch()}
        busyId={busyId}
        storyErrors={storyErrors}
        onPublish={(story) => void publish(story)}
        // readers do not miss a draft, and it comes back by one click
        onArchive={(story) => (story.status === 'draft' ? void archive(story) : setToArchive(story))}
        onDelete={setToDelete}
        onRestore={(story) => void restore(story)}
        onDecisionHide={({ id, report_decision }) => {
          if (!report_decision) return;
          const { decided_at } = report_decision;
          void hideDecision({ params: { id }, body: { decided_at } });
        }}
      />
      <ArchiveQuestion
        story={toArchive}
        onKeep={() => setToArchive(undefined)}
        onArchive={(story) => {
          setToArchive(undefined);
          void archive(story);
        }}
      />
      <DeleteQuestion
        story={toDelete}
        onKeep={() => setToDelete(undefined)}
        onDelete={(story) => {
          setToDelete(undefined);
          void remove(story);
        }}
      />
    </>
  );
}

interface ArchiveQuestionProps {
  /** The story to archive; nothing is asked without one. */
  story: MyStory | undefined;
  onKeep: () => void;
  onArchive: (story: MyStory) => void;
}

function ArchiveQuestion({ story, onKeep, onArchive }: ArchiveQuestionProps) {
  const words = useAuthoringPagesWords().archiving;
  return (
    <ConfirmDialog
      open={story !== undefined}
      onOpenChange={(open) => !open && onKeep()}
      title={words.title(story?.title ?? '')}
      description={words.text}
      cancelLabel={words.keep}
      confirmLabel={words.archive}
      onConfirm={() => story && onArchive(story)}
    />
  );
}

interface DeleteQuestionProps extends Pick<ArchiveQuestionProps, 'onKeep'> {
  /** The story to delete; nothing is asked without one. */
  story: MyStory | undefined;
  onDelete: (story: MyStory) => void;
}

function DeleteQuestion({ story, onKeep, onDelete }: DeleteQuestionProps) {
  const words = useAuthoringPagesWords().deleting;
  return (
    <ConfirmDialog
      open={story !== undefined}
      onOpenChange={(open) => !open && onKeep()}
      title={words.title(story?.title ?? '')}
      description={words.text}
      cancelLabel={words.keep}
      confirmLabel={words.delete}
      onConfirm={() => story && onDelete(story)}
    />
  );
}
