/** The tag of stories that only test an interaction, and look like other stories. */
export const BEHAVIOUR = 'behaviour';
