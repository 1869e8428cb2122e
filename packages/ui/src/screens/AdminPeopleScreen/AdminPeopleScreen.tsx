import { type ComponentProps, useState } from 'react';
import { Page, PageHead, PageTitle, Tools } from '../../blocks/admin/adminPage.styles.ts';
import { GiveCreditsDialog } from '../../blocks/admin/GiveCreditsDialog/GiveCreditsDialog.tsx';
import { PeopleTable, type PeopleTableOwnProps } from '../../blocks/admin/PeopleTable/PeopleTable.tsx';
import type { PersonRow } from '../../blocks/admin/PeopleTable/peopleCells.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { Pagination, type PaginationProps } from '../../patterns/Pagination/Pagination.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';

export interface AdminPeopleScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, Omit<PeopleTableOwnProps, 'onGiveCredits'> {
  /** Called with who gets credits, and how many. */
  onGiveCredits: (person: PersonRow, credits: number) => void;
  /** Who or what is searched for. */
  query: string;
  /** Called with each new text. */
  onQueryChange: (query: string) => void;
  /** The position of this page in the list, once it is known. */
  pagination?: PaginationProps | undefined;
  /** What did not succeed with one person; the table stays. */
  notice?: string | undefined;
}

/** The accounts, for administrators. */
export function AdminPeopleScreen({
  onGiveCredits,
  query,
  onQueryChange,
  pagination,
  notice,
  people,
  onPremiumChange,
  onRoleChange,
  now,
  error,
  onRetry,
  ...rest
}: AdminPeopleScreenProps) {
  const words = useAdminWords().people;
  const [receiver, setReceiver] = useState<PersonRow>();

  function handleGive(credits: number) {
    if (receiver) onGiveCredits(receiver, credits);
    setReceiver(undefined);
  }

  return (
    <Page {...rest}>
      <PageHead>
        <PageTitle>{words.title}</PageTitle>
        <Tools>
          <TextField
            type="search"
            aria-label={words.search}
            placeholder={words.searchHint}
            value={query}
            onValueChange={onQueryChange}
          />
        </Tools>
      </PageHead>
      {notice !== undefined && (
        <Note tone="error" role="alert">
          {notice}
        </Note>
      )}
      <PeopleTable
        people={people}
        isPaged={(pagination?.totalPages ?? 1) > 1}
        onPremiumChange={onPremiumChange}
        onRoleChange={onRoleChange}
        now={now}
        error={error}
        onRetry={onRetry}
        onGiveCredits={setReceiver}
      />
      {pagination && <Pagination {...pagination} />}
      <GiveCreditsDialog person={receiver} onClose={() => setReceiver(undefined)} onGive={handleGive} />
    </Page>
  );
}
