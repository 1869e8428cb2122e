/** The changes to a youth account: its year of birth, or the consent of a guardian. */
export const YOUTH_REQUESTS = ['year', 'consent'] as const;
export type YouthRequest = (typeof YOUTH_REQUESTS)[number];
