import { z } from 'zod';
import { AUDIT_KINDS } from '../adminOptions.ts';
import { Named } from './adminUser.ts';
import { Id, Instant } from './common.ts';

export const AuditKind = z.enum(AUDIT_KINDS).meta({ id: 'AuditKind' });

/** A value of a field. Long texts are cut, and documents are stored as text. */
export const AuditValue = z
  .union([z.string(), z.number(), z.boolean(), z.array(z.string())])
  .nullable()
  .meta({ id: 'AuditValue' });
export type AuditValue = z.infer<typeof AuditValue>;

/** Who changed what, when, before and after. */
export const AuditEntry = z
  .object({
    id: Id,
    at: Instant,
    actor: Named.nullable().describe('Null if the account has been deleted'),
    action: z.string().describe('The name of the call, such as `setFeatured`'),
    thing: z.object({
      kind: AuditKind,
      id: Id.nullable().describe('Null for a change to all items of a kind, such as their order'),
      name: z.string().describe('The name of the item at that time'),
    }),
    changes: z.array(z.object({ field: z.string(), before: AuditValue, after: AuditValue })),
    reason: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditPage = z
  .object({
    entries: z.array(AuditEntry).describe('Newest first'),
    next: z.string().nullable().describe('`after` of the next page; null on the last one'),
  })
  .meta({ id: 'AuditPage' });
export type AuditPage = z.infer<typeof AuditPage>;
