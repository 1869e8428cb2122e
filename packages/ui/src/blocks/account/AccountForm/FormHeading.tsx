import { FormHead, FormTitle, Lead } from './AccountForm.styles.ts';

export interface FormHeadingProps {
  /** What it is about. */
  title: string;
  /** One line under it. */
  lead: string;
}

/** The title of a page that is a form. */
export function FormHeading({ title, lead }: FormHeadingProps) {
  return (
    <FormHead>
      <FormTitle>{title}</FormTitle>
      <Lead>{lead}</Lead>
    </FormHead>
  );
}
