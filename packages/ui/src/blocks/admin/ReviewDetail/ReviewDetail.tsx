import type { ReviewItem, Story, StoryStructure } from '@kathaloka/contract/entities';
import { REJECT_REASON_MAX } from '@kathaloka/contract/limits';
import { checkRejectReason } from '@kathaloka/contract/rules';
import type { Finding } from '@kathaloka/story';
import { Check, CornerUpLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useForm } from '../../../hooks/useForm.ts';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { TextFrame } from '../../../patterns/TextFrame/TextFrame.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Markdown } from '../../../patterns/Markdown/Markdown.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { Answer, Answers, DetailRoot, PartTitle, Part } from './ReviewDetail.styles.ts';
import { ReviewChanges } from './ReviewChanges.tsx';
import { ReviewFindings } from './ReviewFindings.tsx';
import { ReviewScenes } from './ReviewScenes.tsx';
import { ReviewHead, type ReviewHeadStory } from './ReviewHead.tsx';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The fields of a story that a reviewer sees. */
export type ReviewedStory = ReviewHeadStory & Pick<Story, 'story_description' | 'story_prompt'>;

export interface ReviewDetailProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The story to review. */
  story: ReviewedStory;
  /**
   * The author's note about the changes; may be empty.
   * @default ''
   */
  note?: ReviewItem['note'] | undefined;
  /**
   * Whether an earlier version is published, and stays so until the submitted version is approved.
   * @default false
   */
  isUpdate?: ReviewItem['is_update'] | undefined;
  /** The scenes of the published version, if there is one. */
  before?: StoryStructure | undefined;
  /** The story's scenes; without them none are shown. */
  structure?: StoryStructure | undefined;
  /** The findings of the story checks; `undefined` while they run. */
  findings?: readonly Finding[] | undefined;
  /** Called to publish the story. */
  onApprove: () => void;
  /** Called to return the story to its author, with a reason. */
  onReject: (reason: string) => void;
  /** Which decision is pending. */
  busy?: 'approve' | 'reject' | undefined;
  /** The error message of a failed decision. */
  error?: string | undefined;
}

/**
 * A story under review, with the buttons to approve or return it.
 *
 * @use Shows a story that waits for review, with its findings.
 * @avoid Not for readers: `StoryScreen`.
 * @heard Headings, findings, then approve or send back.
 * @keys press, type
 * @example
 * <ReviewDetail story={story} onApprove={approve} onReject={(reason) => reject(reason)} />
 */
export function ReviewDetail({
  story,
  note = '',
  isUpdate = false,
  before,
  structure,
  findings,
  onApprove,
  onReject,
  busy,
  error,
  ...rest
}: ReviewDetailProps) {
  const words = useWords(adminWords).reviews;

  return (
    <DetailRoot {...rest}>
      <ReviewHead story={story} />
      {(isUpdate || note.trim()) && (
        <Part>
          {isUpdate && <Note tone="info">{words.isUpdate}</Note>}
          {note.trim() && (
            <>
              <PartTitle>{words.note}</PartTitle>
              <p dir="auto">{note}</p>
            </>
          )}
        </Part>
      )}
      <StoryTexts story={story} />
      {structure && (
        <>
          {before && <ReviewChanges before={before} structure={structure} language={story.language} />}
          <ReviewFindings findings={findings} />
          <ReviewScenes structure={structure} language={story.language} />
        </>
      )}
      <ReviewAnswer onApprove={onApprove} onReject={onReject} busy={busy} error={error} />
    </DetailRoot>
  );
}

type ReviewAnswerProps = Pick<ReviewDetailProps, 'onApprove' | 'onReject' | 'busy' | 'error'>;

function ReviewAnswer({ onApprove, onReject, busy, error }: ReviewAnswerProps) {
  const words = useWords(adminWords).reviews;
  const form = useForm({
    initialValues: { reason: '' },
    rules: { reason: checkRejectReason },
    onSubmit: ({ reason }) => onReject(reason.trim()),
  });

  return (
    <Answer noValidate onSubmit={form.handleSubmit}>
      <ErrorNote>{error}</ErrorNote>
      <FormField label={words.reason} hint={words.reasonHint} error={form.errors.reason}>
        <TextArea {...form.field('reason')} rows={3} limit={REJECT_REASON_MAX} />
      </FormField>
      <Answers>
        <Button
          type="submit"
          icon={<CornerUpLeft data-directional />}
          disabled={form.hasErrors || busy === 'approve'}
          loading={busy === 'reject'}
          loadingLabel={words.sendingBack}
        >
          {words.sendBack}
        </Button>
        <Button
          variant="primary"
          icon={<Check />}
          disabled={busy === 'reject'}
          loading={busy === 'approve'}
          loadingLabel={words.approving}
          onClick={onApprove}
        >
          {words.approve}
        </Button>
      </Answers>
    </Answer>
  );
}

interface StoryTextsProps {
  story: Pick<Story, 'language' | 'story_description' | 'story_prompt'>;
}

function StoryTexts({ story }: StoryTextsProps) {
  const words = useWords(adminWords).reviews;
  const ownLanguage = { lang: story.language, dir: directionOf(story.language) };
  return (
    <>
      <Part>
        <PartTitle>{words.description}</PartTitle>
        <div {...ownLanguage}>
          <Markdown>{story.story_description}</Markdown>
        </div>
      </Part>
      {story.story_prompt.trim() && (
        <Part>
          <PartTitle>{words.prompt}</PartTitle>
          <TextFrame>
            <div {...ownLanguage}>
              <Markdown>{story.story_prompt}</Markdown>
            </div>
          </TextFrame>
        </Part>
      )}
    </>
  );
}
