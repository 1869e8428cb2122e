/** Whether the year of birth is corrected, or the consent of a guardian is recorded. */
export const YOUTH_REQUESTS = ['year', 'consent'] as const;
export type YouthRequest = (typeof YOUTH_REQUESTS)[number];
