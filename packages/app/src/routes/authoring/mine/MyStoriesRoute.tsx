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

interface Question {
  question: 'archive' | 'delete' | 'erase';
  story: MyStory;
}

/** An author's stories of every status. */
export function MyStoriesRoute() {
  usePageTitle(useWords(myStoriesWords).title);
  const { archiving, deleting, erasing } = useWords(authoringPagesWords);
  const failures = useWords(authoringFailuresWords);
  const { plainFailure } = useFormFailureText();
  const { data, error, refetch } = useListMyStoriesQuery();
  const {
    error: changeError,
    busyId,
    storyErrors,
    publish,
    archive,
    restore,
    remove,
    erase,
  } = useStatusChange();
  const [hideDecision, { error: hideError }] = useHideReportDecisionMutation();
  const [hideAct, { error: hideActError }] = useHideAdminActMutation();

  const [asked, setAsked] = useState<Question>();
  const ask = (question: Question['question']) => (story: MyStory) => setAsked({ question, story });
  const questions = {
    archive: { words: archiving, confirmLabel: archiving.archive, onConfirm: archive },
    delete: { words: deleting, confirmLabel: deleting.delete, onConfirm: remove },
    erase: { words: erasing, confirmLabel: erasing.erase, onConfirm: erase },
  };

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
        onArchive={(story) => (story.status === 'draft' ? void archive(story) : ask('archive')(story))}
        onDelete={ask('delete')}
        onErase={ask('erase')}
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
        {...questions[asked?.question ?? 'archive']}
        story={asked?.story}
        onClose={() => setAsked(undefined)}
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
