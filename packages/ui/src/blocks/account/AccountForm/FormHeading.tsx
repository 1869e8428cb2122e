import { StoredChoice } from './StoredChoice.tsx';
import { FormHead, FormTitle, Lead } from './AccountForm.styles.ts';

export interface FormHeadingProps {
  /** The title. */
  title: string;
  /** One line below the title. */
  lead: string;
  /** What the reader has chosen in a story before, which waits for their account. */
  storedChoice?: string | undefined;
}

/** The title of a page that is a form. */
export function FormHeading({ title, lead, storedChoice }: FormHeadingProps) {
  return (
    <>
      <FormHead>
        <FormTitle>{title}</FormTitle>
        <Lead>{lead}</Lead>
      </FormHead>
      {storedChoice !== undefined && <StoredChoice choice={storedChoice} />}
    </>
  );
}
