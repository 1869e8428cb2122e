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
  const { error: changeError, busyId, storyErrors, publish, archive, restore } = useStatusChange();
  const [hideDecision, { error: hideError }] = useHideReportDecisionMutation();
  const [toArchive, setToArchive] = useState<MyStory>();

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
        onArchive={setToArchive}
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
