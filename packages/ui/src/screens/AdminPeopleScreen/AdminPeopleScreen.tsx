import type { AdminUser } from '@kathaloka/contract/entities';
import { useState } from 'react';
import { Page, PageHead, PageTitle, Tools } from '../../blocks/admin/adminPage.styles.ts';
import { GiveCreditsDialog } from '../../blocks/admin/GiveCreditsDialog/GiveCreditsDialog.tsx';
import { PeopleTable, type PeopleTableProps } from '../../blocks/admin/PeopleTable/PeopleTable.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { Pagination, type PaginationProps } from '../../patterns/Pagination/Pagination.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';

export interface AdminPeopleScreenProps extends Omit<PeopleTableProps, 'onGiveCredits'> {
  /** Called with who gets credits, and how many. */
  onGiveCredits: (person: AdminUser, credits: number) => void;
  /** Who or what is searched for. */
  query: string;
  /** Called with every change of what is typed. */
  onQueryChange: (query: string) => void;
  /** Where in the list this page stands, once that is known. */
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
  ...table
}: AdminPeopleScreenProps) {
  const words = useAdminWords().people;
  const [receiver, setReceiver] = useState<AdminUser>();

  function handleGive(credits: number) {
    if (receiver) onGiveCredits(receiver, credits);
    setReceiver(undefined);
  }

  return (
    <Page>
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
      <PeopleTable {...table} onGiveCredits={setReceiver} />
      {pagination && <Pagination {...pagination} />}
      <GiveCreditsDialog
        key={receiver?.id}
        person={receiver}
        onClose={() => setReceiver(undefined)}
        onGive={handleGive}
      />
    </Page>
  );
}
