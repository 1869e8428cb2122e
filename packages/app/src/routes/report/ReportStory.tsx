import { ReportDialog } from '@kathaloka/ui';
import { useSession } from '../../session/useSession.ts';
import { useReportStoryMutation } from './calls.ts';
import { useReportFailure } from './useReportFailure.ts';

interface ReportStoryProps {
  story: { readonly id: string; readonly title: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog that reports a story. Remounted for each report. */
export function ReportStory({ story, open, onOpenChange }: ReportStoryProps) {
  const { user } = useSession();
  const failureOf = useReportFailure();
  const [send, { isLoading, isSuccess, error }] = useReportStoryMutation();
  return (
    <ReportDialog
      open={open}
      onOpenChange={onOpenChange}
      storyTitle={story.title}
      hasWords={!user?.youth}
      onSubmit={(body) => void send({ params: { id: story.id }, body })}
      loading={isLoading}
      isSent={isSuccess}
      error={failureOf(error)}
    />
  );
}
