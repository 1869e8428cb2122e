import { ABOUT_MAX } from '@kathaloka/contract/limits';
import { checkAbout } from '@kathaloka/contract/rules';
import type { ComponentProps, ReactNode } from 'react';
import { useForm } from '../../../hooks/useForm.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { profileWords } from '../../../words/profile/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface AboutFormProps extends Omit<
  ComponentProps<'section'>,
  'children' | 'onSubmit' | 'title' | 'about'
> {
  /** The saved text; null if there is none. */
  about: string | null;
  /** Called with the text when it is valid; an empty one removes the saved text. */
  onSubmit: (about: string) => void;
  /** Whether the request is pending. */
  loading?: boolean;
  /**
   * Whether the text has been saved.
   * @default false
   */
  isDone?: boolean;
  /** The error message of a failed request. */
  error?: ReactNode;
}

const rules = { about: checkAbout };

/**
 * A form for what authors say of themselves on their page.
 *
 * @use Changes the text on one’s page as an author.
 * @avoid Not to show it: `AuthorScreen`.
 * @heard The label, how many characters are left, and that the text is saved.
 * @keys type, submit
 * @example
 * <AboutForm about={user.about} onSubmit={(about) => changeAbout(about)} />
 */
export function AboutForm({ about, onSubmit, loading, isDone = false, error, ...rest }: AboutFormProps) {
  const words = useWords(profileWords).about;
  const saved = about ?? '';
  const form = useForm({
    initialValues: { about: saved },
    rules,
    liveFields: ['about'],
    onSubmit: (values) => onSubmit(values.about.trim()),
  });
  const isSaved = isDone && form.values.about.trim() === saved;
  return (
    <Panel title={words.title} {...rest}>
      <AccountForm
        form={form}
        submitLabel={words.submit}
        loadingLabel={words.busy}
        loading={loading}
        error={error}
        variant="outline"
        size="medium"
        foot={
          <>
            <LiveRegion>{isSaved && words.done}</LiveRegion>
            {isSaved && <Note tone="success">{words.done}</Note>}
          </>
        }
      >
        <FormField label={words.label} hint={words.hint} error={form.errors.about}>
          <TextArea {...form.field('about')} rows={4} limit={ABOUT_MAX} />
        </FormField>
      </AccountForm>
    </Panel>
  );
}
