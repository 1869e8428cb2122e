import { z } from 'zod';
import { REPORT_DECISIONS, REPORT_KINDS, REPORT_STATES } from '../adminOptions.ts';
import { Named } from './adminUser.ts';
import { ShareToken } from './sharing.ts';
import { Id, Instant, Language, StoryStatus } from './common.ts';

export const ReportKind = z.enum(REPORT_KINDS).meta({ id: 'ReportKind' });
export const ReportState = z.enum(REPORT_STATES).meta({ id: 'ReportState' });
export const ReportDecision = z.enum(REPORT_DECISIONS).meta({ id: 'ReportDecision' });

/** A report as its reporter sees it. */
export const OwnReport = z
  .object({
    id: Id,
    story_id: Id,
    turn_id: Id.nullable().describe('The reported turn; null for a report of the story'),
    kind: ReportKind,
    words: z.string(),
    state: ReportState,
    created_at: Instant,
  })
  .meta({ id: 'OwnReport' });
export type OwnReport = z.infer<typeof OwnReport>;

/** A report in the queue of the administrators. */
export const Report = z
  .object({
    id: Id,
    kind: ReportKind,
    words: z.string().describe('What the reporter wrote; may be empty'),
    state: ReportState,
    created_at: Instant,
    reporter: Named.describe('Never shown to the author'),
    story: z.object({
      id: Id,
      title: z.string(),
      language: Language,
      status: StoryStatus,
      cover_image_url: z.string().nullable(),
      author: Named.nullable(),
    }),
    passage: z
      .object({ turn_id: Id, text: z.string(), told_by: z.string().nullable() })
      .nullable()
      .describe('The text at the time of the report; null for a report of the story'),
    shared: z
      .object({ token: ShareToken.nullable() })
      .nullable()
      .describe('For a report of a link to a turn: the token; null if the link has been revoked'),
    decision: ReportDecision.nullable(),
    note: z.string().nullable().describe('The message that the author got'),
    decided_at: Instant.nullable(),
    decided_by: Named.nullable(),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof Report>;

export const ReportPage = z
  .object({
    reports: z.array(Report),
    page: z.int(),
    total_pages: z.int(),
    total_reports: z.int(),
  })
  .meta({ id: 'ReportPage' });
export type ReportPage = z.infer<typeof ReportPage>;
