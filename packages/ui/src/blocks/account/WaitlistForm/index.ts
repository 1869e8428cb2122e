export { WaitlistForm, type WaitlistFormProps } from './WaitlistForm.tsx';
export type { WaitlistValues } from './waitlistRules.ts';
