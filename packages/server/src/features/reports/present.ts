import type { OwnReport, Report } from '@kathaloka/contract/entities';
import { ownPicture } from '@kathaloka/contract/rules';
import type { ReportRow, reportsOf } from './repository.ts';

export function presentReport(row: ReportRow): Report {
  const { id, kind, words, state, turn_id, passage, told_by, decision, note } = row;
  return {
    id,
    kind,
    words,
    state,
    created_at: row.created_at.toISOString(),
    reporter: { id: row.reporter_id, username: row.reporter_name },
    story: {
      id: row.story_id,
      title: row.title,
      language: row.language,
      status: row.status,
      cover_image_url: ownPicture(row.cover_image_url),
      author: named(row.author_id, row.author_name),
    },
    passage: turn_id === null ? null : { turn_id, text: passage ?? '', told_by },
    shared: row.is_link ? { token: row.token } : null,
    decision,
    note,
    decided_at: row.decided_at?.toISOString() ?? null,
    decided_by: named(row.decider_id, row.decider_name),
  };
}

function named(id: string | null, username: string | null) {
  return id !== null && username !== null ? { id, username } : null;
}

type OwnRow = ReturnType<typeof reportsOf> extends AsyncIterable<infer Row> ? Row : never;

export function presentOwn({ created_at, ...report }: OwnRow): OwnReport {
  return { ...report, created_at: created_at.toISOString() };
}
