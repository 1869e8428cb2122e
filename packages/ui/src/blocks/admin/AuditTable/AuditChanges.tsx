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

/** Each field with its values before and after. */
export function AuditChanges({ changes }: AuditChangesProps) {
  const words = useAdminAuditWords();
  if (changes.length === 0) return <Quiet>{words.noChanges}</Quiet>;
  return (
    <Changes>
      {changes.map(({ field, before, after }) => (
        <Change key={field}>
          <b>{words.fields[field] ?? field}</b> <del dir="auto">{valueText(field, before, words)}</del>
          <VisuallyHidden>{words.became}</VisuallyHidden>
          <ArrowRight aria-hidden />
          <ins dir="auto">{valueText(field, after, words)}</ins>
        </Change>
      ))}
    </Changes>
  );
}

function valueText(field: string, value: AuditValue, words: Words['adminAudit']): string {
  if (value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return words.list(value);
  return words.values[field]?.[value] ?? String(value);
}
