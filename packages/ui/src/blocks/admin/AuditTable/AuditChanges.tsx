import type { AuditEntry, AuditValue } from '@kathaloka/contract/entities';
import type { JSON_FIELDS } from '@kathaloka/contract/storyFields';
import { ArrowRight } from 'lucide-react';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Words } from '../../../words/en.ts';
import { Quiet } from '../adminPage.styles.ts';
import { Change, Changes } from './AuditTable.styles.ts';
import { adminAuditWords } from '../../../words/adminAudit/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface AuditChangesProps {
  changes: AuditEntry['changes'];
}

/** Fields that the table omits, because only programs read them: an entry's id, and its name in URLs. */
const HIDDEN_FIELDS = new Set(['id', 'name']);
/** Fields stored as JSON: the table shows only that they changed. */
const DOCUMENTS = {
  cover: true,
  story_structure: true,
  game_config: true,
  lore_cards: true,
  depiction: true,
  lexicon: true,
  layers: true,
} satisfies Record<(typeof JSON_FIELDS)[number], true>;

/** Each changed field with its values before and after; a boolean as a sentence. */
export function AuditChanges({ changes }: AuditChangesProps) {
  const words = useWords(adminAuditWords);
  const seen = changes.filter(({ field }) => !HIDDEN_FIELDS.has(field));
  if (seen.length === 0) return <Quiet>{words.noChanges}</Quiet>;
  return (
    <Changes>
      {seen.map((change) => (
        <Change key={change.field}>
          <OneChange {...change} />
        </Change>
      ))}
    </Changes>
  );
}

function OneChange({ field, before, after }: AuditEntry['changes'][number]) {
  const words = useWords(adminAuditWords);
  const turned = words.turned[field];
  if (turned && typeof after === 'boolean') return <ins>{after ? turned.on : turned.off}</ins>;
  if (field in DOCUMENTS)
    return (
      <>
        <b>{words.fields[field] ?? field}</b> <ins>{words.rewritten}</ins>
      </>
    );
  const had = isNothing(before) ? undefined : <del dir="auto">{valueText(field, before, words)}</del>;
  const has = isNothing(after) ? undefined : <ins dir="auto">{valueText(field, after, words)}</ins>;
  return (
    <>
      <b>{words.fields[field] ?? field}</b> {had}
      {had && has && (
        <>
          <VisuallyHidden>{words.became}</VisuallyHidden>
          <ArrowRight aria-hidden />
        </>
      )}
      {has ?? (had ? <> {words.removed}</> : words.nothing)}
    </>
  );
}

const isNothing = (value: AuditValue): boolean => value === null || value === '';

function valueText(field: string, value: AuditValue, words: Words['adminAudit']): string {
  if (value === null) return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value)) return words.list(value);
  return words.values[field]?.[value] ?? String(value);
}
