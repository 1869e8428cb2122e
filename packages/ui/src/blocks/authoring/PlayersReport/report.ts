/** What the simulated players are doing. */
export const REPORT_STATES = ['idle', 'running', 'done', 'failed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
