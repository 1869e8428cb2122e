/** Parts of the body. */
export const BODY_EN =
  'hands?|arms?|legs?|foot|feet|knees?|heads?|eyes?|ears?|back|shoulders?|fingers?|thumbs?|toes?|nose|neck|jaw|cheek|lips?|tongue|skin|heels?|elbows?|hips?|shins?|calf|palms?|chest|side|ribs?|wrists?|ankles?|tooth|teeth|throat|stomach|belly|tummy|wound|cut|burn|heart';
