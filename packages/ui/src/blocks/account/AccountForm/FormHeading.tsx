import { FormHead, FormTitle, Lead } from './AccountForm.styles.ts';

export interface FormHeadingProps {
  /** The title. */
  title: string;
  /** One line below the title. */
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
