import type { AuditEntry, Report } from '@kathaloka/contract/entities';
import { aStory, fixtureId, fixtureInstant } from '@kathaloka/contract/fixtures';

/** An undecided report of a passage. */
export function aReport(overrides: Partial<Report> = {}): Report {
  const { id, title, language, status, cover_image_url } = aStory();
  return {
    id: 'report-1',
    kind: 'disrespect',
    words: 'The river goddess is called a liar here, and nothing in the story asks for it.',
    state: 'open',
    created_at: fixtureInstant(19),
    reporter: { id: fixtureId('user', 1), username: 'aditi' },
    story: {
      id,
      title,
      language,
      status,
      cover_image_url,
      author: { id: fixtureId('user', 2), username: 'meera' },
    },
    passage: {
      turn_id: 'turn-1',
      text: '“She lies,” says the ferryman, and spits into the water.',
      told_by: 'tenali',
    },
    shared: null,
    decision: null,
    note: null,
    decided_at: null,
    decided_by: null,
    ...overrides,
  };
}

/** A report that was acted on. */
export const aDecidedReport = aReport({
  id: 'report-2',
  state: 'acted',
  decision: 'note',
  note: 'Please let the ferryman quarrel with somebody of his size.',
  decided_at: fixtureInstant(20),
  decided_by: { id: fixtureId('user', 3), username: 'kabir_s' },
});

/** Entries of the audit log, newest first. */
export function auditEntries(): AuditEntry[] {
  const actor = { id: fixtureId('user', 3), username: 'kabir_s' };
  const { id, title } = aStory();
  return [
    {
      id: 'audit-1',
      at: fixtureInstant(20),
      actor,
      action: 'setFeatured',
      thing: { kind: 'story', id, name: title },
      changes: [{ field: 'is_featured', before: false, after: true }],
      reason: null,
    },
    {
      id: 'audit-2',
      at: fixtureInstant(19),
      actor,
      action: 'blockUser',
      thing: { kind: 'user', id: fixtureId('user', 1), name: 'aditi' },
      changes: [{ field: 'is_blocked', before: false, after: true }],
      reason: 'Sent the same insult to forty authors',
    },
    {
      id: 'audit-3',
      at: fixtureInstant(18),
      actor: null,
      action: 'reorderCategories',
      thing: { kind: 'category', id: null, name: '' },
      changes: [
        {
          field: 'order',
          before: ['Folk Tales', 'Other Worlds'],
          after: ['Other Worlds', 'Folk Tales'],
        },
      ],
      reason: null,
    },
    {
      id: 'audit-4',
      at: fixtureInstant(17),
      actor,
      action: 'updateStory',
      thing: { kind: 'story', id, name: title },
      changes: [
        { field: 'title', before: null, after: title },
        { field: 'initial_xp', before: 100, after: 10 },
      ],
      reason: null,
    },
  ];
}
