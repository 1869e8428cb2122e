import type { Model } from '@kathaloka/contract/entities';

/** Models by name. */
export type NamedModels = readonly Pick<Model, 'model_key' | 'display_name'>[];

/** The state of the simulation. */
export const REPORT_STATES = ['idle', 'running', 'done', 'failed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
