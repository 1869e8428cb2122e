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
  /** Only changes of this kind of thing; `any` for all. */
  kind: AuditKind | 'any';
  /** Called with the kind that is chosen. */
  onKindChange: (kind: AuditKind | 'any') => void;
  /** Whose changes are shown, where they are those of one person. */
  actorName?: string | undefined;
  /** Whose history is shown, where it is that of one thing. */
  thingName?: string | undefined;
  /** Called to show the changes by everybody, of everything. */
  onClear?: (() => void) | undefined;
  /** Goes to the newest entries. Not given where they are shown. */
  onNewest?: (() => void) | undefined;
  /** Goes to older entries. Not given at the end. */
  onOlder?: (() => void) | undefined;
}

/**
 * Who changed what and when, before and after. Nothing here can be edited.
 *
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
