import { StoredChoice } from './StoredChoice.tsx';
import { FormHead, FormTitle, Lead } from './AccountForm.styles.ts';

export interface FormHeadingProps {
  /** The title. */
  title: string;
  /** One line below the title. */
  lead: string;
  /** The choice that a guest made in a story; it is stored until they have an account. */
  storedChoice?: string | undefined;
}

/** The heading of a page that is a form: title, lead, and a note about a stored choice. */
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
