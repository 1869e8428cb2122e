import { AUDIT_KINDS, type AuditKind } from '@kathaloka/contract/limits';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Page, PageHead, PageLead, PageTitle, Tools } from '../../blocks/admin/adminPage.styles.ts';
import { AuditTable, type AuditTableOwnProps } from '../../blocks/admin/AuditTable/AuditTable.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Pages } from './AdminAuditScreen.styles.ts';
import { adminAuditWords } from '../../words/adminAudit/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface AdminAuditScreenProps extends Omit<ComponentProps<'div'>, 'children'>, AuditTableOwnProps {
  /** The kind of thing whose changes are shown; `any` for all. */
  kind: AuditKind | 'any';
  /** Called with the chosen kind. */
  onKindChange: (kind: AuditKind | 'any') => void;
  /** The person whose changes are shown; omitted for all people. */
  actorName?: string | undefined;
  /** The thing whose history is shown; omitted for all. */
  thingName?: string | undefined;
  /** Called to remove both filters. */
  onClear?: (() => void) | undefined;
  /** Goes to the newest entries; omitted on the first page. */
  onNewest?: (() => void) | undefined;
  /** Goes to older entries; omitted on the last page. */
  onOlder?: (() => void) | undefined;
}

/**
 * The audit log: who changed what and when, with the values before and after. Read-only.
 *
 * @use What administrators have done.
 * @avoid Not what players do: `AdminOverviewScreen`.
 * @example
 * <AdminAuditScreen
 *   entries={entries}
 *   kind="any"
 *   onKindChange={setKind}
 *   onActorSelect={filter}
 *   onThingSelect={showThing}
 * />
 */
export function AdminAuditScreen({
  kind,
  onKindChange,
  actorName,
  thingName,
  onClear,
  onNewest,
  onOlder,
  entries,
  onActorSelect,
  onThingSelect,
  error,
  onRetry,
  ...rest
}: AdminAuditScreenProps) {
  const words = useWords(adminAuditWords);
  const narrowed = [
    actorName !== undefined && words.by(actorName),
    thingName !== undefined && words.about(thingName),
  ].filter((text) => text !== false);

  return (
    <Page {...rest}>
      <PageHead>
        <PageTitle>{words.title}</PageTitle>
        <Tools>
          <Select
            aria-label={words.kind}
            value={kind}
            options={[
              { value: 'any', label: words.anyKind },
              ...AUDIT_KINDS.map((value) => ({ value, label: words.kinds[value] })),
            ]}
            onValueChange={onKindChange}
          />
          {narrowed.length > 0 && (
            <Button size="small" title={words.showAll} icon={<X />} onClick={onClear}>
              {words.list(narrowed)}
            </Button>
          )}
        </Tools>
      </PageHead>
      <PageLead>{words.lead}</PageLead>
      <AuditTable
        entries={entries}
        onActorSelect={onActorSelect}
        onThingSelect={onThingSelect}
        error={error}
        onRetry={onRetry}
      />
      <AuditPages onNewest={onNewest} onOlder={onOlder} />
    </Page>
  );
}

function AuditPages({ onNewest, onOlder }: Pick<AdminAuditScreenProps, 'onNewest' | 'onOlder'>) {
  const words = useWords(adminAuditWords);
  if (!onNewest && !onOlder) return null;
  return (
    <Pages aria-label={words.pages}>
      <Button size="small" aria-disabled={!onNewest || undefined} onClick={onNewest}>
        {words.newest}
      </Button>
      <Button size="small" aria-disabled={!onOlder || undefined} onClick={onOlder}>
        {words.older}
      </Button>
    </Pages>
  );
}
