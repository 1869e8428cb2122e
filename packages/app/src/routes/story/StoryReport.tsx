import { lazyWithRetry } from '@kathaloka/ui';
import { useState } from 'react';

const ReportStory = lazyWithRetry(async () => (await import('../report/ReportStory.tsx')).ReportStory);

export interface ReportOpening {
  /** The number of reports begun, because each one has a new form. */
  readonly begun: number;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The state of the report dialog. */
export function useReportOpening(): ReportOpening {
  const [state, setState] = useState({ begun: 0, isOpen: false });
  return {
    ...state,
    open: () => setState(({ begun }) => ({ begun: begun + 1, isOpen: true })),
    onOpenChange: (isOpen) => setState((before) => ({ ...before, isOpen })),
  };
}

interface StoryReportProps {
  story: { readonly id: string; readonly title: string };
  opening: ReportOpening;
}

/** The report dialog, loaded when it is first opened. */
export function StoryReport({ story, opening: { begun, isOpen, onOpenChange } }: StoryReportProps) {
  if (begun === 0) return null;
  return <ReportStory key={begun} story={story} open={isOpen} onOpenChange={onOpenChange} />;
}
