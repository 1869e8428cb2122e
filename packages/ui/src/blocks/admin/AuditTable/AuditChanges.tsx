import type { AuditEntry, AuditValue } from '@kathaloka/contract/entities';
import { ArrowRight } from 'lucide-react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminAuditWords } from '../../../words/areas/useAdminAuditWords.ts';
import type { Words } from '../../../words/en.ts';
import { Quiet } from '../adminPage.styles.ts';
import { Change, Changes } from './AuditTable.styles.ts';

interface AuditChangesProps {
  changes: AuditEntry['changes'];
}

/** Each field with what it was before and what it is after. */
export function AuditChanges({ changes }: AuditChangesProps) {
  const words = useAdminAuditWords();
  if (changes.length === 0) return <Quiet>{words.noChanges}</Quiet>;
  return (
    <Changes>
      {changes.map(({ field, before, after }) => (
        <Change key={field}>
          <b>{words.fields[field] ?? field}</b> <del dir="auto">{said(before, words)}</del>
          <VisuallyHidden>{words.became}</VisuallyHidden>
          <ArrowRight aria-hidden />
          <ins dir="auto">{said(after, words)}</ins>
        </Change>
      ))}
    </Changes>
  );
}

function said(value: AuditValue, words: Words['adminAudit']): string {
  if (value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return Array.isArray(value) ? words.list(value) : String(value);
}
