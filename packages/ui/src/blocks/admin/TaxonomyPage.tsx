import type { ComponentProps, ReactNode } from 'react';
import { ErrorNote } from '../../patterns/Note/ErrorNote.tsx';
import { Page, PageHead, PageLead, PageTitle } from './adminPage.styles.ts';
import { MergeDialog, type MergeDialogProps } from './MergeDialog/MergeDialog.tsx';

interface TaxonomyPageProps extends ComponentProps<'div'> {
  heading: string;
  lead: string;
  /** The button beside the heading. */
  action?: ReactNode;
  /** The server's error messages. */
  notice: string | undefined;
  merge: MergeDialogProps;
}

/** The layout around the lists of categories and of tags. */
export function TaxonomyPage({ heading, lead, action, notice, merge, children, ...rest }: TaxonomyPageProps) {
  return (
    <Page {...rest}>
      <PageHead>
        <PageTitle>{heading}</PageTitle>
        {action}
      </PageHead>
      <PageLead>{lead}</PageLead>
      <ErrorNote>{notice}</ErrorNote>
      {children}
      <MergeDialog {...merge} />
    </Page>
  );
}
