export { waitlist as waitlistFailures } from '@kathaloka/contract/messages';
